import { serveTasks } from '@portolan/documents/serve-tasks'
import { readMail } from './read-mail.ts'

serveTasks(readMail)

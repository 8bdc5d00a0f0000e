import { serveTasks } from '@portolan/documents/serve-tasks'
import { writeDocument } from './document/write-document.ts'

serveTasks(writeDocument)

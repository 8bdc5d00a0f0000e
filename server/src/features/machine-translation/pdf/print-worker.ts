import { serveTasks } from '@portolan/documents/serve-tasks'
import { printPages } from './print-pages.ts'

serveTasks(printPages)

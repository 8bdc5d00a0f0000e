import type { ReportType } from '@portolan/contract/reports/reports'
import type { Entity } from './entity.ts'
import { contacts } from './store-contacts.ts'
import { projects } from './store-projects.ts'
import { quotes } from './store-quotes.ts'
import { tasks } from './store-tasks.ts'

export const entities: Readonly<Record<ReportType, Entity>> = {
  PROJECT: projects,
  QUOTE: quotes,
  TASK: tasks,
  CLIENT_CONTACT: contacts,
}

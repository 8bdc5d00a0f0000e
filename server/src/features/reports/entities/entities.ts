import type { ReportType } from '@portolan/contract/reports/reports'
import { contacts } from './store-contacts.ts'
import type { Entity } from './store-entity.ts'
import { projects } from './store-projects.ts'
import { quotes } from './store-quotes.ts'
import { tasks } from './store-tasks.ts'

export const entities: Readonly<Record<ReportType, Entity>> = {
  PROJECT: projects,
  QUOTE: quotes,
  TASK: tasks,
  CLIENT_CONTACT: contacts,
}

import { defineMessages } from '../../../shared/messages/messages.ts'
import { en } from './dashboards.en.ts'

export const dashboardMessages = defineMessages(en, { ar: () => import('./dashboards.ar.ts') })

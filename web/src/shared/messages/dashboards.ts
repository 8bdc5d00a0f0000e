import { en } from './dashboards.en.ts'
import { defineMessages } from './messages.ts'

export const dashboardMessages = defineMessages(en, { ar: () => import('./dashboards.ar.ts') })

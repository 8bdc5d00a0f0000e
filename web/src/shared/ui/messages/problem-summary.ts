import { defineMessages } from '../../messages/messages.ts'
import { en } from './problem-summary.en.ts'

export const problemSummaryMessages = defineMessages(en, { ar: () => import('./problem-summary.ar.ts') })

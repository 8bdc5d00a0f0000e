import { en } from './errors.en.ts'
import { defineMessages } from './messages.ts'

export const errorMessages = defineMessages(en, { ar: () => import('./errors.ar.ts') })

import { defineMessages } from './messages.ts'
import { en } from './security.en.ts'

export const securityMessages = defineMessages(en, { ar: () => import('./security.ar.ts') })

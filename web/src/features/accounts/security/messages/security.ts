import { defineMessages } from '../../../../shared/messages/messages.ts'
import { en } from './security.en.ts'

export const securityMessages = defineMessages(en, { ar: () => import('./security.ar.ts') })

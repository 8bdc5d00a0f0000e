import { defineMessages } from '../../messages/messages.ts'
import { en } from './passwords.en.ts'

export const passwordMessages = defineMessages(en, { ar: () => import('./passwords.ar.ts') })

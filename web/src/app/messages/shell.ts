import { defineMessages } from '../../shared/messages/messages.ts'
import { en } from './shell.en.ts'

export const shellMessages = defineMessages(en, { ar: () => import('./shell.ar.ts') })

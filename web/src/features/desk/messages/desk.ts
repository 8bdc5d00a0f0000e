import { defineMessages } from '../../../shared/messages/messages.ts'
import { en } from './desk.en.ts'

export const deskMessages = defineMessages(en, { ar: () => import('./desk.ar.ts') })

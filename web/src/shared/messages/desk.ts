import { en } from './desk.en.ts'
import { defineMessages } from './messages.ts'

export const deskMessages = defineMessages(en, { ar: () => import('./desk.ar.ts') })

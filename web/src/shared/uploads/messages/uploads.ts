import { defineMessages } from '../../messages/messages.ts'
import { en } from './uploads.en.ts'

export const uploadMessages = defineMessages(en, { ar: () => import('./uploads.ar.ts') })

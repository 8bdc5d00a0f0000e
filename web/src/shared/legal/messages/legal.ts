import { defineMessages } from '../../messages/messages.ts'
import { en } from './legal.en.ts'

export const legalMessages = defineMessages(en, { ar: () => import('./legal.ar.ts') })

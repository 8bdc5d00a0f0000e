import { defineMessages } from '../../messages/messages.ts'
import { en } from './requests.en.ts'

export const requestMessages = defineMessages(en, { ar: () => import('./requests.ar.ts') })

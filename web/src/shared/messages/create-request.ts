import { en } from './create-request.en.ts'
import { defineMessages } from './messages.ts'

export const createRequestMessages = defineMessages(en, { ar: () => import('./create-request.ar.ts') })

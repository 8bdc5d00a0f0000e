import { defineMessages } from '../../../../shared/messages/messages.ts'
import { en } from './create-request.en.ts'

export const createRequestMessages = defineMessages(en, { ar: () => import('./create-request.ar.ts') })

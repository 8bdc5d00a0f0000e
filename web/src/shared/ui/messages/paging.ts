import { defineMessages } from '../../messages/messages.ts'
import { en } from './paging.en.ts'

export const pagingMessages = defineMessages(en, { ar: () => import('./paging.ar.ts') })

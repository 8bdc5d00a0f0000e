import { defineMessages } from '../../../shared/messages/messages.ts'
import { en } from './being-built.en.ts'

export const beingBuiltMessages = defineMessages(en, { ar: () => import('./being-built.ar.ts') })

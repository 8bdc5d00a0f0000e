import { en } from './being-built.en.ts'
import { defineMessages } from './messages.ts'

export const beingBuiltMessages = defineMessages(en, { ar: () => import('./being-built.ar.ts') })

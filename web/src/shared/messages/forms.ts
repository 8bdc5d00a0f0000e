import { en } from './forms.en.ts'
import { defineMessages } from './messages.ts'

export const formMessages = defineMessages(en, { ar: () => import('./forms.ar.ts') })

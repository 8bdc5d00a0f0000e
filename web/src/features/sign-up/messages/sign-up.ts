import { defineMessages } from '../../../shared/messages/messages.ts'
import { en } from './sign-up.en.ts'

export const signUpMessages = defineMessages(en, { ar: () => import('./sign-up.ar.ts') })

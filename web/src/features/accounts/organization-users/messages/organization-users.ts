import { defineMessages } from '../../../../shared/messages/messages.ts'
import { en } from './organization-users.en.ts'

export const organizationUserMessages = defineMessages(en, { ar: () => import('./organization-users.ar.ts') })

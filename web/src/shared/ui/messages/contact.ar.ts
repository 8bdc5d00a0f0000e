import type { Translation } from '../../messages/messages.ts'
import type { en } from './contact.en.ts'

export default {
  writeTo: 'راسل {email}',
  backHome: 'العودة إلى الرئيسية',
} satisfies Translation<typeof en>

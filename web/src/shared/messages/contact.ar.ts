import type { en } from './contact.en.ts'
import type { Translation } from './messages.ts'

export default {
  writeTo: 'راسل {email}',
  backHome: 'العودة إلى الرئيسية',
} satisfies Translation<typeof en>

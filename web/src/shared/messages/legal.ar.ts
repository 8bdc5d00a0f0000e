import type { en } from './legal.en.ts'
import type { Translation } from './messages.ts'

const ar: Translation<typeof en> = {
  terms: 'شروط الخدمة',
  privacy: 'سياسة الخصوصية',
  version: 'الإصدار {version}',
}
export default ar

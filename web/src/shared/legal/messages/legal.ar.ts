import type { Translation } from '../../messages/messages.ts'
import type { en } from './legal.en.ts'

const ar: Translation<typeof en> = {
  terms: 'شروط الخدمة',
  privacy: 'سياسة الخصوصية',
  version: 'الإصدار {version}',
}
export default ar

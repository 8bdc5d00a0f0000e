import type { Translation } from '../../messages/messages.ts'
import type { en } from './address.en.ts'

export default {
  country: 'البلد',
  addressLine1: 'سطر العنوان 1',
  addressLine2: 'سطر العنوان 2',
  city: 'المدينة',
  zip: 'الرمز البريدي',
  province: 'الولاية أو المقاطعة',
  phone: 'الهاتف',
} satisfies Translation<typeof en>

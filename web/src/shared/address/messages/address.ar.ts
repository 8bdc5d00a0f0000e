import { translation } from '@portolan/locale/catalog'
import type { en } from './address.en.ts'

export default translation<typeof en, 'ar'>()({
  country: 'البلد',
  addressLine1: 'سطر العنوان 1',
  addressLine2: 'سطر العنوان 2',
  city: 'المدينة',
  zip: 'الرمز البريدي',
  province: 'الولاية أو المقاطعة',
  provinceNeeded: 'اختر ولاية أو مقاطعة',
  phone: 'الهاتف',
})

import { translation } from '@portolan/locale/catalog'
import type { en } from './address.en.ts'

export default translation<typeof en, 'es'>()({
  country: '¿?Country',
  addressLine1: '¿?Address line 1',
  addressLine2: '¿?Address line 2',
  city: '¿?City',
  zip: '¿?ZIP or postal code',
  province: '¿?State or province',
  phone: '¿?Phone',
})

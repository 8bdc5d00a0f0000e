import { translation } from '@portolan/locale/catalog'
import type { en } from './address.en.ts'

export default translation<typeof en, 'es'>()({
  country: 'País',
  addressLine1: 'Dirección, línea 1',
  addressLine2: 'Dirección, línea 2',
  city: 'Ciudad',
  zip: 'Código postal',
  province: 'Estado o provincia',
  provinceNeeded: 'Elija un estado o una provincia',
  phone: 'Teléfono',
})

import { defaultCountryId } from '@portolan/contract/reference'

/** A postal address and a telephone number, as they are typed. */
export const emptyAddress = {
  countryId: String(defaultCountryId),
  addressLine1: '',
  addressLine2: '',
  city: '',
  provinceId: '',
  zip: '',
  phone: '',
}
export type AddressInputs = Readonly<typeof emptyAddress>

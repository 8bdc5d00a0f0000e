import type { Address } from '@portolan/contract/address'
import { defaultCountryId } from '@portolan/contract/reference/reference'

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

type Named = { readonly id: number; readonly name: string }

/** The places an address was chosen from. */
export type Places = { readonly countries: readonly Named[]; readonly provinces: readonly Named[] | undefined }

/** What was typed, as it is sent. */
export const addressOf = (
  inputs: AddressInputs & { readonly email: string },
  { countries, provinces }: Places,
): Address => ({
  address1: inputs.addressLine1.trim(),
  address2: inputs.addressLine2.trim(),
  city: inputs.city.trim(),
  province: placeWith(inputs.provinceId, provinces),
  zipCode: inputs.zip.trim(),
  country: placeWith(inputs.countryId, countries),
  phoneNumber: inputs.phone.trim(),
  email: inputs.email.trim(),
})

function placeWith(id: string, places: readonly Named[] = []): Named | null {
  const place = places.find((one) => String(one.id) === id)
  return place ? { id: place.id, name: place.name } : null
}

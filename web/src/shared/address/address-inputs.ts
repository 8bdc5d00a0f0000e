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

export type NamedPlace = { readonly id: number; readonly name: string }

/** The countries and provinces an address was chosen from. */
export type Places = {
  readonly countries: readonly NamedPlace[]
  readonly provinces: readonly NamedPlace[] | undefined
}

/** The address as the API takes it. */
export const addressOf = (
  inputs: AddressInputs & { readonly email: string },
  { countries, provinces }: Places,
): Address => ({
  address1: inputs.addressLine1.trim(),
  address2: inputs.addressLine2.trim(),
  city: inputs.city.trim(),
  province: findPlace(inputs.provinceId, provinces),
  zipCode: inputs.zip.trim(),
  country: findPlace(inputs.countryId, countries),
  phoneNumber: inputs.phone.trim(),
  email: inputs.email.trim(),
})

function findPlace(id: string, places: readonly NamedPlace[] = []): NamedPlace | null {
  const place = places.find((one) => String(one.id) === id)
  return place ? { id: place.id, name: place.name } : null
}

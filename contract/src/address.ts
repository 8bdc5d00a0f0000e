import * as z from 'zod/mini'
import { isZipBeforeCity } from './reference/zip-before-city.ts'

const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest))
const filled = (longest: number) => text(longest).check(z.minLength(1))

/** A country or province. The server replaces the name with its own. */
const NamedPlace = z.object({ id: z.int(), name: text(200) })

const maxLengths = { address1: 200, address2: 200, city: 100, zipCode: 20, phoneNumber: 40, email: 254 }

/** An address as sent over the API. Any part may be empty. */
export const Address = z.object({
  address1: text(maxLengths.address1),
  address2: text(maxLengths.address2),
  city: text(maxLengths.city),
  province: z.nullable(NamedPlace),
  zipCode: text(maxLengths.zipCode),
  country: z.nullable(NamedPlace),
  phoneNumber: text(maxLengths.phoneNumber),
  email: text(maxLengths.email),
})
export type Address = z.infer<typeof Address>

/** A full postal address. The server also requires a province for countries whose post needs one. */
export const CompleteAddress = z.extend(Address, {
  address1: filled(maxLengths.address1),
  city: filled(maxLengths.city),
  zipCode: filled(maxLengths.zipCode),
  country: NamedPlace,
})

/** An address whose parts are optional. */
export const PartialAddress = z.object({
  address1: z._default(Address.shape.address1, ''),
  address2: z._default(Address.shape.address2, ''),
  city: z._default(Address.shape.city, ''),
  province: z._default(Address.shape.province, null),
  zipCode: z._default(Address.shape.zipCode, ''),
  country: z._default(Address.shape.country, null),
  phoneNumber: z._default(Address.shape.phoneNumber, ''),
  email: z._default(Address.shape.email, ''),
})

/** Formats an address for an envelope. Returns nothing if only the country is set, because forms preset it. */
export function addressLines(address: Address): string[] {
  const { address1, address2, country } = address
  const lines = [address1, address2, placeLine(address)].filter((line) => line !== '')
  return lines.length > 0 && country ? [...lines, country.name] : lines
}

/** City, province and postal code in the order of the country. A city that is its own province is named once. */
function placeLine({ city, province, zipCode, country }: Address): string {
  const parts =
    country && isZipBeforeCity(country.id)
      ? [[zipCode, city], [province?.name === city ? '' : province?.name]]
      : [[city], [province?.name, zipCode]]
  const filled = parts.map((words) => words.filter(Boolean).join(' '))
  return filled.filter(Boolean).join(', ')
}

import { Address, CompleteAddress } from '@portolan/contract/address'
import { needsProvince } from '@portolan/contract/reference/required-provinces'
import * as z from 'zod/mini'

const choice = z.string().check(z.minLength(1))

/** The inputs of an address that may be left empty. */
export const optionalAddressInputs = {
  countryId: z.string(),
  addressLine1: Address.shape.address1,
  addressLine2: Address.shape.address2,
  city: Address.shape.city,
  provinceId: z.string(),
  zip: Address.shape.zipCode,
  phone: Address.shape.phoneNumber,
}

/** An address that mail can be sent to. */
const completeAddressInputs = {
  ...optionalAddressInputs,
  countryId: choice,
  addressLine1: CompleteAddress.shape.address1,
  city: CompleteAddress.shape.city,
  zip: CompleteAddress.shape.zipCode,
}

const withoutProvince = z.object(completeAddressInputs)
const withProvince = z.object({ ...completeAddressInputs, provinceId: choice })

/** A province is required where the country's post needs one, once there are some to choose from. */
export const addressSchema = (isProvinceRequired: boolean) => (isProvinceRequired ? withProvince : withoutProvince)

export const isProvinceRequired = (countryId: string, provinces: readonly unknown[] = []): boolean =>
  provinces.length > 0 && needsProvince(Number(countryId))

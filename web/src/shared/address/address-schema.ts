import { Address, CompleteAddress } from '@portolan/contract/address'
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

/** Countries with provinces need one of them. */
export const addressSchema = (hasProvinces: boolean) => (hasProvinces ? withProvince : withoutProvince)

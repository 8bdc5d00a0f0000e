import type { CustomFieldValue } from '@portolan/contract/clients'
import type { NewUserAccount } from '@portolan/contract/sign-up'
import type { Order } from './payloads.ts'
import { clientOf, normalEmail } from './sender.ts'

/** An account of what the form knows already. An address that is not whole is left out. */
export function accountOf(order: Order, password: string, customFieldValues: CustomFieldValue[]): NewUserAccount {
  const { values, sender, verificationCode } = order
  return {
    clientId: clientOf(sender)?.clientId ?? 0,
    email: normalEmail(values.email),
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    password,
    role: 'CLIENT_EMPLOYEE',
    address: addressOf(order),
    customFieldValues,
    ...(verificationCode !== null && { verificationCode }),
  }
}

function addressOf({ values, provinces }: Order): NewUserAccount['address'] {
  const needed = [values.addressLine1, values.city, values.zip, values.countryId]
  const isWhole = needed.every((part) => part.trim() !== '') && (provinces.length === 0 || values.provinceId !== '')
  if (!isWhole) return null
  return {
    addressLine1: values.addressLine1.trim(),
    addressLine2: values.addressLine2.trim() || null,
    city: values.city.trim(),
    provinceId: values.provinceId === '' ? null : Number(values.provinceId),
    zip: values.zip.trim(),
    countryId: Number(values.countryId),
    phone: values.phone.trim() || null,
  }
}

import type { CustomFieldValue } from '@portolan/contract/clients/clients'
import type { NewUserAccount } from '@portolan/contract/sign-up/sign-up'
import { addressOf } from '../../../../shared/address/address-inputs.ts'
import { clientOf, normalEmail } from '../model/requester.ts'
import type { Order } from '../send/payloads.ts'

/** An account from the values of the form. An incomplete address is left out. */
export function accountOf(order: Order, password: string, customFieldValues: CustomFieldValue[]): NewUserAccount {
  const { values, requester, verificationCode } = order
  return {
    clientId: clientOf(requester)?.clientId ?? 0,
    email: normalEmail(values.email),
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    password,
    role: 'CLIENT_EMPLOYEE',
    address: completeAddressOf(order),
    customFieldValues,
    ...(verificationCode !== null && { verificationCode }),
  }
}

function completeAddressOf(order: Order): NewUserAccount['address'] {
  const { values, provinces } = order
  const { country, ...address } = addressOf({ ...values, email: normalEmail(values.email) }, order)
  const isComplete =
    [address.address1, address.city, address.zipCode].every((part) => part !== '') &&
    (provinces.length === 0 || address.province !== null)
  return country && isComplete ? { ...address, country } : null
}

import type { PaymentDefaults } from '@portolan/contract/quotes/payments'
import type { PaymentPreferences, PaymentType } from '@portolan/contract/quotes/quotes'
import { addressOf, emptyAddress, type Places } from '../../../shared/address/address-inputs.ts'
import type { Problems } from '../../../shared/form-problems.ts'
import { email, required } from '../../../shared/form-rules.ts'
import type { formMessages } from '../../../shared/messages/forms.ts'
import type { useMessages } from '../../../shared/messages/messages.ts'

export const paymentTypes: readonly PaymentType[] = ['CREDIT_CARD', 'BILL_TO_ACCOUNT', 'INVOICE_DIRECTLY']

export const emptyPayment = { ...emptyAddress, email: '', clientIdNumber: '', personalCode: '' }
export type PaymentInputs = Readonly<typeof emptyPayment>

/** What is known, as the form takes it. */
export function inputsOf({ billingContact, billingAccount }: PaymentDefaults): PaymentInputs {
  return {
    addressLine1: billingContact?.address1 ?? '',
    addressLine2: billingContact?.address2 ?? '',
    city: billingContact?.city ?? '',
    zip: billingContact?.zipCode ?? '',
    phone: billingContact?.phoneNumber ?? '',
    countryId: billingContact?.country ? String(billingContact.country.id) : emptyPayment.countryId,
    provinceId: billingContact?.province ? String(billingContact.province.id) : '',
    email: billingContact?.email ?? '',
    clientIdNumber: billingAccount?.clientIdNumber ?? '',
    personalCode: billingAccount?.personalCode ?? '',
  }
}

type Rules = ReturnType<typeof useMessages<(typeof formMessages)['source']>>

/** What each kind of payment needs. */
export function problemsOf(
  type: PaymentType | undefined,
  inputs: PaymentInputs,
  { provinces }: Places,
  rules: Rules,
): Problems<keyof PaymentInputs> {
  const badEmail = { email: email(inputs.email.trim(), rules) }
  switch (type) {
    case 'CREDIT_CARD':
      return {
        ...badEmail,
        countryId: required(inputs.countryId, rules),
        addressLine1: required(inputs.addressLine1, rules),
        city: required(inputs.city, rules),
        provinceId: provinces && provinces.length > 0 ? required(inputs.provinceId, rules) : undefined,
        zip: required(inputs.zip, rules),
      }
    case 'BILL_TO_ACCOUNT':
      return { clientIdNumber: required(inputs.clientIdNumber, rules) }
    default:
      return badEmail
  }
}

export function preferencesOf(type: PaymentType, inputs: PaymentInputs, places: Places): PaymentPreferences {
  switch (type) {
    case 'BILL_TO_ACCOUNT':
      return {
        paymentType: type,
        billingAccount: { clientIdNumber: inputs.clientIdNumber.trim(), personalCode: inputs.personalCode.trim() },
      }
    case 'CREDIT_CARD':
    case 'INVOICE_DIRECTLY':
      return { paymentType: type, billingContact: addressOf(inputs, places) }
    default:
      throw new Error(`Unknown payment type: ${String(type satisfies never)}`)
  }
}

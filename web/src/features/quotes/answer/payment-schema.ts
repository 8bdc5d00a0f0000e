import type { PaymentDefaults } from '@portolan/contract/quotes/payments'
import {
  BillingContact,
  InvoiceReferences,
  type Payer,
  type PaymentPreferences,
  PaymentType,
  paymentDetails,
  withAccount,
  withAddress,
  withInvoiceContact,
} from '@portolan/contract/quotes/quotes'
import * as z from 'zod/mini'
import { addressOf, emptyAddress, type Places } from '../../../shared/address/address-inputs.ts'
import { addressSchema, optionalAddressInputs } from '../../../shared/address/address-schema.ts'
import { requireAgreement } from './require-agreement.ts'

const { clientIdNumber, personalCode } = withAccount.shape.billingAccount.shape

export const paymentTypesOf = (payer: Payer): PaymentType[] =>
  PaymentType.options.filter((type) => paymentDetails[payer][type])

export const needsAddress = (payer: Payer, type: PaymentType): boolean =>
  paymentDetails[payer][type] === withAddress || needsEmail(payer, type)

const needsEmail = (payer: Payer, type: PaymentType): boolean => paymentDetails[payer][type] === withInvoiceContact

type PaymentRules = {
  readonly payer: Payer
  readonly type: PaymentType | undefined
  readonly needsProvince: boolean
}

/** Requires what the payment type needs. Fields of the other types are not on the page and may hold anything. */
export const paymentSchema = ({ payer, type, needsProvince }: PaymentRules) =>
  z
    .object({
      isAgreed: z.boolean(),
      paymentType: PaymentType,
      ...(type && needsAddress(payer, type) ? addressSchema(needsProvince).shape : optionalAddressInputs),
      email: emailOf(payer, type),
      clientIdNumber: type === 'BILL_TO_ACCOUNT' ? clientIdNumber : z.string(),
      personalCode,
      ...InvoiceReferences.shape,
    })
    .check(requireAgreement)

function emailOf(payer: Payer, type: PaymentType | undefined) {
  if (type === 'BILL_TO_ACCOUNT') return z.string()
  return type && needsEmail(payer, type)
    ? withInvoiceContact.shape.billingContact.shape.email
    : BillingContact.shape.email
}

type PaymentSchema = ReturnType<typeof paymentSchema>
export type PaymentInputs = z.input<PaymentSchema>

/** The known preferences as the form takes them. A walk-in pays by card unless they choose otherwise; clients are asked. */
export const toInputs = (known: PaymentDefaults | undefined, isAgreed: boolean) => {
  const { billingContact, billingAccount, invoice } = known ?? {}
  return {
    isAgreed,
    paymentType: (known?.paymentType ?? (known?.payer === 'WALK_IN' ? 'CREDIT_CARD' : '')) as PaymentType,
    addressLine1: billingContact?.address1 ?? '',
    addressLine2: billingContact?.address2 ?? '',
    city: billingContact?.city ?? '',
    zip: billingContact?.zipCode ?? '',
    phone: billingContact?.phoneNumber ?? '',
    countryId: billingContact?.country ? String(billingContact.country.id) : emptyAddress.countryId,
    provinceId: billingContact?.province ? String(billingContact.province.id) : '',
    email: billingContact?.email ?? '',
    clientIdNumber: billingAccount?.clientIdNumber ?? '',
    personalCode: billingAccount?.personalCode ?? '',
    vatNumber: invoice?.vatNumber ?? '',
    orderNumber: invoice?.orderNumber ?? '',
  }
}

const addressFields = ['addressLine1', 'addressLine2', 'city', 'zip', 'phone', 'countryId', 'provinceId'] as const
const otherFields = ['email', 'clientIdNumber', 'personalCode', 'vatNumber', 'orderNumber'] as const

/** Adds what became known while the form was filled in. What was typed stays; an address is never mixed of two. */
export function fillIn(values: PaymentInputs, known: PaymentInputs): PaymentInputs {
  const begin = toInputs(undefined, false)
  const isEmpty = (name: keyof PaymentInputs) => values[name] === begin[name]
  const empty = [...(addressFields.every(isEmpty) ? addressFields : []), ...otherFields.filter(isEmpty)]
  return { ...values, ...Object.fromEntries(empty.map((name) => [name, known[name]])) }
}

/** The form's fields by the paths the server names them by. */
export const paymentFieldNames = {
  'paymentPreferences.billingContact.address1': 'addressLine1',
  'paymentPreferences.billingContact.address2': 'addressLine2',
  'paymentPreferences.billingContact.city': 'city',
  'paymentPreferences.billingContact.zipCode': 'zip',
  'paymentPreferences.billingContact.phoneNumber': 'phone',
  'paymentPreferences.billingContact.country': 'countryId',
  'paymentPreferences.billingContact.province': 'provinceId',
  'paymentPreferences.billingContact.email': 'email',
  'paymentPreferences.billingAccount.clientIdNumber': 'clientIdNumber',
  'paymentPreferences.billingAccount.personalCode': 'personalCode',
  'paymentPreferences.invoice.vatNumber': 'vatNumber',
  'paymentPreferences.invoice.orderNumber': 'orderNumber',
}

export function toPreferences(values: z.output<PaymentSchema>, places: Places): PaymentPreferences {
  const { paymentType, clientIdNumber, personalCode, vatNumber, orderNumber } = values
  switch (paymentType) {
    case 'BILL_TO_ACCOUNT':
      return { paymentType, billingAccount: { clientIdNumber, personalCode } }
    case 'CREDIT_CARD':
      return { paymentType, billingContact: addressOf(values, places) }
    case 'INVOICE_DIRECTLY':
      return { paymentType, billingContact: addressOf(values, places), invoice: { vatNumber, orderNumber } }
    default:
      throw new Error(`Unknown payment type: ${String(paymentType satisfies never)}`)
  }
}

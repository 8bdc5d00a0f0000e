import type { FieldProblem } from '@portolan/contract/errors/catalog'
import {
  BillingContact,
  type Payer,
  type PaymentPreferences,
  PaymentType,
  paymentDetails,
  withAddress,
  withInvoiceContact,
} from '@portolan/contract/quotes/quotes'
import { Refusal } from '../../../platform/refusal.ts'
import { findCompletePlaceProblem } from '../../reference/index.ts'

/** Refuses preferences that lack what their payment type needs, and types that are not for this payer. */
export function checkPayment(payment: PaymentPreferences, payer: Payer): void {
  const problems = findProblems(payment, payer)
  if (problems.length > 0)
    throw new Refusal(
      'malformed',
      problems.map((problem) => ({ ...problem, path: `body.paymentPreferences.${problem.path}` })),
    )
}

/** The details that have a full address. */
const withPlace: readonly unknown[] = [withAddress, withInvoiceContact]

/** The preferences have been parsed, so all that can be wrong with a detail is that it is missing. */
function findProblems({ paymentType, ...given }: PaymentPreferences, payer: Payer): FieldProblem[] {
  if (!PaymentType.options.includes(paymentType)) throw new Error(`Unknown payment type: ${paymentType}`)
  const needed = paymentDetails[payer][paymentType]
  if (!needed) return [{ path: 'paymentType', code: 'not_an_option' }]
  const billingContact = given.billingContact ?? BillingContact.parse({})
  const details = { billingContact, billingAccount: given.billingAccount ?? {} }
  const issues = needed.safeParse(details).error?.issues ?? []
  const missing = issues.map(({ path }): FieldProblem => ({ path: path.join('.'), code: 'required' }))
  if (missing.length > 0 || !withPlace.includes(needed)) return missing
  const place = findCompletePlaceProblem(billingContact)
  return place ? [{ ...place, path: `billingContact.${place.path}` }] : []
}

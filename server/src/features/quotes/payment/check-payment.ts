import type { FieldProblem } from '@portolan/contract/errors/catalog'
import { BillingContact, type PaymentPreferences, paymentDetails } from '@portolan/contract/quotes/quotes'
import { Refusal } from '../../../platform/refusal.ts'
import { findCompletePlaceProblem } from '../../reference/index.ts'

/** Refuses preferences that lack what their payment type needs. */
export function checkPayment(payment: PaymentPreferences): void {
  const problems = findProblems(payment)
  if (problems.length > 0)
    throw new Refusal(
      'malformed',
      problems.map((problem) => ({ ...problem, path: `body.paymentPreferences.${problem.path}` })),
    )
}

/** The preferences have been parsed, so all that can be wrong with a detail is that it is missing. */
function findProblems({ paymentType, ...given }: PaymentPreferences): FieldProblem[] {
  if (!Object.hasOwn(paymentDetails, paymentType)) throw new Error(`Unknown payment type: ${paymentType}`)
  const billingContact = given.billingContact ?? BillingContact.parse({})
  const details = { billingContact, billingAccount: given.billingAccount ?? {} }
  const issues = paymentDetails[paymentType].safeParse(details).error?.issues ?? []
  const missing = issues.map(({ path }): FieldProblem => ({ path: path.join('.'), code: 'required' }))
  if (missing.length > 0 || paymentType !== 'CREDIT_CARD') return missing
  const place = findCompletePlaceProblem(billingContact)
  return place ? [{ ...place, path: `billingContact.${place.path}` }] : []
}

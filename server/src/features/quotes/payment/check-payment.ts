import type { FieldProblem } from '@portolan/contract/errors/catalog'
import type { PaymentPreferences } from '@portolan/contract/quotes/quotes'
import { Refusal } from '../../../platform/refusal.ts'
import { findCompletePlaceProblem } from '../../reference/index.ts'

/** Required fields of each payment type. */
export function checkPayment(payment: PaymentPreferences): void {
  const problems = problemsOf(payment)
  if (problems.length > 0)
    throw new Refusal(
      'malformed',
      problems.map((problem) => ({ ...problem, path: `body.paymentPreferences.${problem.path}` })),
    )
}

function problemsOf(payment: PaymentPreferences): FieldProblem[] {
  switch (payment.paymentType) {
    case 'CREDIT_CARD':
      return checkAddress(payment.billingContact ?? undefined)
    case 'BILL_TO_ACCOUNT':
      return missing('billingAccount.clientIdNumber', payment.billingAccount?.clientIdNumber)
    case 'INVOICE_DIRECTLY':
      return []
    default:
      throw new Error(`Unknown payment type: ${payment.paymentType satisfies never}`)
  }
}

const missing = (path: string, value: unknown): FieldProblem[] => (value ? [] : [{ path, code: 'required' }])

type Contact = NonNullable<PaymentPreferences['billingContact']>

/** A state is required where addresses of the country name one. */
function checkAddress(contact: Contact | undefined): FieldProblem[] {
  const place = findCompletePlaceProblem({ country: contact?.country ?? null, province: contact?.province ?? null })
  return [
    ...missing('billingContact.address1', contact?.address1),
    ...missing('billingContact.city', contact?.city),
    ...missing('billingContact.zipCode', contact?.zipCode),
    ...(place ? [{ ...place, path: `billingContact.${place.path}` }] : []),
  ]
}

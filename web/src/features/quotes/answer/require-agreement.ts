import { formRule } from '../../../shared/forms/schema/form-rule.ts'

/** Accepting needs the terms agreed to; rejecting does not. */
export const requireAgreement = formRule(
  'isAgreed',
  'agreementNeeded',
  (values: { isAgreed: boolean }) => values.isAgreed,
)

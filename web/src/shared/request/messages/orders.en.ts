import { checkStatusTexts, orderStatusTexts } from '@portolan/contract/desk/order-status-texts'

export const en = {
  comprehension: 'Comprehension',
  healthcare: 'Healthcare',
  insurance: 'Insurance',
  technical: 'Technical',
  government: 'Government',
  taiwan: 'Taiwan',
  ...orderStatusTexts,
  ...checkStatusTexts,
  waitingForOrder: 'Waiting for the purchase order',
  waitingForPayment: 'Waiting for payment',
  invoiceInReview: 'Invoice to allow',
  needsAttention: 'Needs attention',
  beingCancelled: 'Canceling',
  beingCorrected: 'Correcting the files',
  walkIn: '{company} (walk-in)',
} as const

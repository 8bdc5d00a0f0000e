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
} as const

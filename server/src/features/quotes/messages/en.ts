/** Server texts about quotes. */
export const messages = {
  turnaround: (days: number) => `${days === 1 ? 'One business day' : `${days} business days`} after acceptance`,
  payment: {
    kind: 'Payment',
    CREDIT_CARD: 'Credit card',
    BILL_TO_ACCOUNT: 'Bill to account',
    INVOICE_DIRECTLY: 'Invoice directly',
    clientIdNumber: 'Client ID number',
    personalCode: 'Personal code',
    address: 'Billing address',
    email: 'Billing e-mail',
    phone: 'Billing phone',
  },
} as const

/** How an accepted quote is paid, as staff see it on the order. */
export const en = {
  payment: 'Payment',
  kind: 'Payment option',
  amount: 'Amount',
  state: 'State',
  OPEN: 'Open',
  LINK_SENT: 'Payment link sent',
  PAID: 'Paid',
  address: 'Billing address',
  email: 'Billing email',
  phone: 'Billing phone',
  clientIdNumber: 'Client ID number',
  personalCode: 'Personal code',
  notGiven: 'Not provided',
  procurement: "Paid through the client's procurement system.",
  notYet: 'The client says how they pay when they accept the quote.',

  // What was done
  history: 'Payment history',
  accepted: 'Accepted',
  sentBy: 'Payment link sent to {email} by {name}',
  sentByPortal: 'Payment link sent to {email} by the portal',
  paidBy: 'Marked as paid by {name}',
  link: 'Open the link',

  // What can be done
  waiting: 'The client waits for a payment link.',
  url: 'Payment link',
  urlHelp: 'The client gets it by email at {email}.',
  urlNeeded: 'An address that begins with https://',
  send: 'Send the payment link',
  sendAgain: 'Send another payment link',
  sent: 'The payment link is on its way to the client',
  markPaid: 'Mark as paid',
  paidAsk: 'Mark as paid?',
  paidText: 'This records with your name that {amount} was paid. It cannot be undone.',
  marked: 'Marked as paid',
} as const

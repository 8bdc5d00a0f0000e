/** How far a payment by card is, for the client. */
export const en = {
  payment: 'Payment by card',
  title: 'Waiting for your payment',
  open: 'We’ll email you a secure payment link. There is nothing to do until then.',
  openRest: 'We’ll email you a secure link to pay the rest. There is nothing to do until then.',
  sent: 'We emailed you a secure payment link on {date}. Please pay with it.',
  pay: 'Please pay by card on our secure page. We also emailed you the link on {date}.',
  partlyPaid: 'Partly paid',
  received: '{amount} received on {date}',
  amounts: 'Paid: {paid}. Still open: {open}.',
  payNow: 'Pay {price}',
  paid: 'Paid on {date}',
} as const

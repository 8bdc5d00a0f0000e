export const en = {
  lead: 'Quote {number}',
  unavailable: 'The quote is currently unavailable. We appreciate your patience. Please check back later.',
  signInTitle: 'Please sign in to see this quote',
  signInText: 'The request was made by a signed-in user, so its quote is shown to members of that organization only.',
  signIn: 'Sign in',

  // What it says
  summary: 'Summary',
  created: 'Date',
  validUntil: 'Valid until',
  source: 'Source language',
  targets: 'Target languages',
  status: 'Acceptance status',
  undecided: 'Awaiting your response',
  ACCEPTED: 'Accepted',
  REJECTED: 'Rejected',
  reference: 'Reference ID',
  delivery: 'Expected delivery',
  deliveryIfNow: 'Expected delivery if you accept today',
  rush: 'Rush service',
  fromUs: 'Note from our team',
  download: 'Download as PDF',
  downloadConfirmation: 'Download the confirmation',
  downloadFailed: 'The PDF could not be fetched. Please try again.',

  // What is happening, for visitors who only have the link
  visitor_REJECTED_BY_SCREENING:
    'We could not take your request as it is. Our e-mail to you says why. Please start a new request.',
  visitor_QUOTE_REJECTED: 'You rejected the quote. Start a new request to ask for another one.',
  visitor_QUOTE_EXPIRED: 'The quote is no longer valid. Start a new request to ask for a new one.',
  visitor_FAILED: 'Something went wrong on our side. Write to us here, or start a new request.',
  visitor_ARCHIVED: 'This request is archived.',

  // What it costs
  costs: 'Cost per language',
  service: 'Service',
  units: 'Units',
  cost: 'Cost',
  professionalServices: 'Professional services',
  translationAndEditing: 'Translation and editing',
  pages: { one: '{count} page', other: '{count} pages' },
  perPage: '{price} per page',
  minimum: 'Minimum of {pages} pages ({counted} counted)',
  flatPrice: 'Flat price',
  total: 'Total project cost',
  fromTo: '{source} to {targets}',
  comma: ', ',

  // The answer
  answerTitle: 'Accept or reject',
  agree: 'I have read and accept the {terms} and {privacy}.',
  agreementNeeded:
    'Please check the box to acknowledge the Terms of Service and Privacy Policy before accepting the quote',
  accept: 'Accept',
  reject: 'Reject',

  close: 'Close',

  // Payment
  paymentTitle: 'How would you like to pay?',
  paymentText: 'The work begins once you confirm. We never ask for a card number here.',
  paymentOption: 'Payment option',
  paymentNeeded: 'Choose how you would like to pay',
  CREDIT_CARD: 'Credit card',
  CREDIT_CARD_text: 'We send you a secure payment link by e-mail.',
  BILL_TO_ACCOUNT: 'Bill to account',
  BILL_TO_ACCOUNT_text: 'Charged to your existing account with us.',
  INVOICE_DIRECTLY: 'Invoice directly',
  INVOICE_DIRECTLY_text: 'We send you an invoice at the end of the month.',
  billingAddress: 'Billing address',
  clientIdNumber: 'Client ID number',
  personalCode: 'Personal code',
  billingEmail: 'E-mail for the invoice',
  paymentEmail: 'E-mail for the payment link',
  confirm: 'Confirm and accept',
  back: 'Back',

  // Rejecting
  rejectTitle: 'Reject Quote',
  rejectPrompt: 'Please provide the reason for rejecting the quote:',
  cancel: 'Cancel',
  rejectQuote: 'Reject Quote',

  // Afterwards
  acceptedTitle: 'You accepted the quote',
  acceptedText: 'Thank you. The work begins now, and we write to you when your files are ready.',
  rejectedTitle: 'You rejected the quote',
  rejectedText: 'We won’t start any work. You can request another quote at any time.',
  expiredTitle: 'This quote has expired',
  expiredText: 'It was valid until {date}. Request a new quote to continue.',
  seeRequest: 'See the request',
} as const

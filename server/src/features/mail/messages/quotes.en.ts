import { taxTexts } from '@portolan/contract/quotes/tax-texts'

/** Texts of the emails about quotes. */
export const en = {
  price: 'Price',
  amountPlusTaxes: taxTexts.amountPlusTaxes,
  payment: 'Payment',
  CREDIT_CARD: 'Credit card',
  BILL_TO_ACCOUNT: 'Bill to account',
  INVOICE_DIRECTLY: 'Invoice',
  clientIdNumber: 'Client ID number',
  personalCode: 'Personal code',
  vatNumber: 'VAT number',
  orderNumber: 'Purchase order or reference number',
  billingAddress: 'Billing address',
  billingEmail: 'Billing email',
  billingPhone: 'Billing phone',
  languages: 'Languages',
  delivery: 'Expected delivery',
  turnaround: { one: 'One business day after acceptance', other: '{count} business days after acceptance' },
  validUntil: 'Valid until',
  note: 'From our team',
  reason: 'Reason',
  company: 'Company',
  see: 'See the quote',

  readySubject: 'Your quote {number}: {amount:money}',
  readyPreview: 'The price, the delivery date, and where to accept it.',
  readyTitle: 'Your quote is ready',
  readyLead:
    'We have analyzed your files. Open the quote to see the price per language, download it as a PDF, and accept or reject it.',

  revisedSubject: 'Your updated quote {number}: {amount:money}',
  revisedTitle: 'We updated your quote',
  revisedLead:
    'This quote replaces the one before it, which can no longer be accepted. Open it to see the price per language and to accept or reject it.',
  versionName: 'Version',
  versionOf: '{version}',

  withdrawnSubject: 'We withdrew the quote {number}',
  withdrawnPreview: 'It can no longer be accepted. We will send you a new one.',
  withdrawnTitle: 'We withdrew your quote',
  withdrawnLead: 'It can no longer be accepted. We are preparing a new quote and will email it to you.',

  acceptedSubject: 'You accepted the quote {number}',
  acceptedPreview: 'Your receipt. Your order is being prepared.',
  acceptedTitle: 'Thank you, your order is being prepared',
  acceptedLead: 'This is your receipt. Please keep it with the quote.',
  acceptedBy: 'Accepted by',
  acceptedAt: 'Accepted on',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  version: 'version {version}',
  document: 'SHA-256 of the quote',
  acceptedPaymentLink: 'We will send you a secure payment link by email.',
  acceptedNext: 'We will email you when your files are ready.',
  acceptedLeadOrder: 'This is what you accepted. We confirm your order when your purchase order arrives.',
  acceptedPreviewOrder: 'What you accepted. Work starts when your purchase order arrives.',
  acceptedTitleOrder: 'Thank you. We are waiting for your purchase order',
  acceptedNextOrder:
    'Submit the cart in your procurement system. We start when your purchase order arrives, and confirm it by email.',
  acceptedLeadPayment: 'This is what you accepted. We confirm your order once you have paid.',
  acceptedPreviewPayment: 'What you accepted. Work starts once you have paid.',
  acceptedTitlePayment: 'Thank you. Work starts once you have paid',
  acceptedNextPayment: 'We start once you have paid, and confirm it by email.',
  acceptedLeadInvoice: 'This is what you accepted. We confirm your order once we have checked your billing details.',
  acceptedPreviewInvoice: 'What you accepted. We check your billing details before we start.',
  acceptedTitleInvoice: 'Thank you. We are checking your billing details',
  acceptedNextInvoice:
    'We are checking your billing details and will start right after. We will email you when your order is being prepared.',

  acceptedNoticeSubject: '{number}: the client accepted the quote',
  acceptedNoticePreview: 'Payment: {payment}',
  acceptedNoticeTitle: 'A quote was accepted',
  acceptedNoticeLead: 'The order on the desk shows how it is paid.',
  acceptedNoticeLeadOrder: 'The work starts when the purchase order of the client’s procurement system arrives.',
  acceptedNoticeLeadPayment: 'The work starts when the payment is recorded on the desk.',
  acceptedNoticeLeadInvoice:
    'A new customer chose an invoice. The work starts when you allow the invoice on the desk, or record a payment in advance.',
  procurement: "Through the client's procurement system",
  linkByPortal: 'The client pays by card. The portal has sent the payment link.',
  linkByStaff: 'The client pays by card and is waiting for a payment link. Send it from the Payment tab of the order.',
  openOrder: 'Open the order',

  paymentLinkSubject: 'Payment of {amount:money} for {number}',
  paymentLinkPreview: 'Your secure payment link.',
  paymentLinkTitle: 'Your payment link',
  paymentLinkLead: 'Thank you for accepting the quote. You can pay by card on this secure page.',
  pay: 'Pay now',
  paymentLinkWarning: 'We never ask for your card number by email or telephone.',
  paymentLinkLeadAdvance:
    'Thank you for accepting the quote. We ask you to pay this order in advance. You can pay by card on this secure page; we start once you have paid.',
  invoiceAllowedSubject: 'Your order {number} is being prepared',
  invoiceAllowedTitle: 'Your order is being prepared',
  invoiceAllowedLead:
    'We have checked your billing details and will send you an invoice. The order confirmation is on the page of the order. We will email you when your files are ready.',
  paidSubject: 'We received your payment of {amount:money} for {number}',
  paidTitle: 'Thank you for your payment',
  paidLead: 'Nothing is left to pay. We will email you when your files are ready.',
  paidLeadStarted:
    'Your order is being prepared. The order confirmation is on its page. We will email you when your files are ready.',

  order: 'Purchase order',
  seeRequest: 'See the request',
  orderSubject: 'We started {number}',
  orderPreview: 'Purchase order {orderId} has arrived.',
  orderTitle: 'We have your purchase order and started',
  orderLead: 'Thank you for your order. We will email you when your files are ready.',
  orderNoticeSubject: '{number}: the purchase order has arrived',
  orderNoticeTitle: 'A purchase order has arrived',
  orderNoticeLead: 'The order is in the queue of new projects.',

  cartSubject: 'Return {number} to your procurement system',
  cartPreview: 'The cart of your accepted quote is waiting for you.',
  cartTitle: 'Return your cart',
  cartLead:
    'You accepted this quote. Your procurement system takes the cart only from your own browser, so please open the link below. It works once, within seven days.',
  cartAction: 'Return the cart',
  cartSession: 'If your procurement system says that its session has ended, start there again and edit the cart.',

  rejectedSubject: 'You rejected the quote {number}',
  rejectedPreview: 'No work will be done, and nothing will be charged.',
  rejectedTitle: 'You rejected the quote',
  rejectedLead:
    'No work will be done, and nothing will be charged. If you would like another price, or this was a mistake, reply to this email.',

  rejectedNoticeSubject: '{number}: the client rejected the quote',
  rejectedNoticePreview: 'Who rejected it, and why.',
  rejectedNoticeTitle: 'A quote was rejected',
  rejectedNoticeLead: 'The request is on the desk, where you can requote it.',
  rejectedBy: 'Rejected by',

  expiredSubject: 'The quote {number} has expired',
  expiredPreview: 'We are happy to send you a new one.',
  expiredTitle: 'Your quote has expired',
  expiredLead:
    'It was not accepted in time and is no longer valid. If you still need the translation, reply to this email and we will send you a new quote.',
} as const

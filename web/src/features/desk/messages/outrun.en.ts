/** What somebody else did to an order before the reader. */
export const en = {
  QUOTE_ACCEPTED: 'The client accepted this quote on {date} ({name}).',
  QUOTE_REJECTED: 'The client rejected this quote on {date} ({name}).',
  PAID: '{name} recorded the payment on {date}.',
  COMPLETED: '{name} completed this order on {date}.',
  CANCELLING: '{name} canceled this order on {date}.',
  CANCELLED: '{name} canceled this order on {date}.',
  changed: 'Somebody else changed this order. You see it as it is now.',
} as const

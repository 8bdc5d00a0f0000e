export const en = {
  PROJECT: { one: '{count} order is overdue', other: '{count} orders are overdue' },
  QUOTE: { one: '{count} request to price is overdue', other: '{count} requests to price are overdue' },
} as const

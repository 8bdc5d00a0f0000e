/** What waits for clients and what is new for them. Not on the page of visitors, which has to be small. */
export const en = {
  needsYou: 'Needs your attention',
  answerQuote: 'The quote for “{name}” is ready. Review it',
  purchaseOrder: 'We are waiting for the purchase order for “{name}”. See the order',
  mendFiles: 'Files of “{name}” were rejected. See why',
  needsYouAll: 'See all',
  newForYou: 'New for you',
  newFiles: 'The files of “{name}” are here. View them',
  newMessage: 'We wrote to you about “{name}”. Read the message',
} as const

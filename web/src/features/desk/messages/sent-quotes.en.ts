/** Changing a quote that the client has. */
export const en = {
  deliveryIfOrdered: 'Expected delivery if ordered today',
  deliveryIfPaid: 'Expected delivery if paid today',
  deliveryIfStarted: 'Expected delivery if started today',
  version: 'Version',
  revise: 'Revise the quote',
  reviseText: 'The client gets the new version by email. It replaces the current one.',
  send: 'Send the new version',
  keep: 'Keep the current quote',
  sentAndAssigned: 'The quote is on its way to the client. You are now the coordinator of this order.',
  revised: 'The new version is on its way to the client',
  withdraw: 'Withdraw the quote',
  withdrawTitle: 'Withdraw the quote',
  withdrawText: 'The client can no longer accept it and reads this reason. The order goes back to “To price”.',
  withdrawn: 'The quote is withdrawn. The client gets an email.',
} as const

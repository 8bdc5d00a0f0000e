/** Receives emails that a mail server forwards to the portal. */
export type MailReceiver = {
  readonly name: string
  /** Receives emails until the returned function is called. */
  listen(inbox: Inbox): Promise<() => Promise<void>>
}

export type Inbox = {
  /** Asked before any content is accepted, so that strangers can send nothing. */
  isKnown(address: string): Promise<boolean>
  /** `later` has the mail server send it again. So does an error. */
  receive(mail: ReceivedMail): Promise<'received' | 'later'>
}

export type ReceivedMail = {
  /** One address, which `isKnown` accepted. */
  readonly to: string
  /** Empty for bounces and other automatic emails. */
  readonly returnPath: string
  readonly content: Uint8Array
}

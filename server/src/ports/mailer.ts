/** Sends an email to one person. Sending the same id twice delivers once or marks the second as a repetition. */
export type Mailer = {
  readonly name: string
  /** Throws MailerError. */
  send(mail: Mail): Promise<void>
}

export type Mail = {
  readonly id: string
  /** `Name <address>`, or only an address. */
  readonly from: string
  /** One address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** For the List-Unsubscribe header, which mail programs show as a button. */
  readonly unsubscribeUrl?: string
  /** Where answers go, if not to the sender. */
  readonly replyTo?: string
}

export type SentMail = Mail & { readonly sentAt: Date }

/** A mailer that stores emails for reading in the portal. */
export type Outbox = Mailer & {
  /** Newest first. `to` filters by recipient. */
  list(options: { to?: string; limit: number }): Promise<SentMail[]>
}

/** The message holds no personal data, so it may be logged. */
export class MailerError extends Error {
  override name = 'MailerError'
  readonly retry: 'later' | 'never'

  constructor(message: string, retry: 'later' | 'never') {
    super(message)
    this.retry = retry
  }
}

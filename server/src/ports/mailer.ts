/** Carries mail to one person. The same id sent twice is the same mail: it arrives once, or is known to be a repetition. */
export type Mailer = {
  readonly name: string
  /** Throws MailerError. */
  send(mail: Mail): Promise<void>
}

export type Mail = {
  readonly id: string
  /** `Name <address>`, or an address alone. */
  readonly from: string
  /** One address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export type SentMail = Mail & { readonly sentAt: Date }

/** A mailer that keeps what it is given, for people to read here. */
export type Outbox = Mailer & {
  /** The newest first; with `to`, only what went to that address. */
  list(options: { to?: string; limit: number }): Promise<SentMail[]>
}

/** Its message names no person, so that it may be logged. */
export class MailerError extends Error {
  override name = 'MailerError'
  readonly retry: 'later' | 'never'

  constructor(message: string, retry: 'later' | 'never') {
    super(message)
    this.retry = retry
  }
}

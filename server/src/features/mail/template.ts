import type * as z from 'zod/mini'
import type { MailTexts } from './messages/mail-texts.ts'

/** Who writes. The same for all mail of a portal. */
export type Sender = {
  readonly providerName: string
  readonly contactEmail: string
  readonly contactPhone: string
  readonly portalUrl: string
}

export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** To be typed somewhere. */
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly { readonly name: string; readonly value: string }[] }
  | { readonly kind: 'action'; readonly label: string; readonly url: string }

/** What a mail says. How it looks, as HTML and as plain text, is the layout's affair. */
export type MailContent = {
  readonly subject: string
  /** What a list of mails shows behind the subject. */
  readonly preview: string
  readonly title: string
  readonly blocks: readonly Block[]
  /** The line above which an answer is written; only in emails whose answers become messages. */
  readonly replyLine?: string | undefined
}

type Data = z.ZodMiniType<object, object>
type Write<D> = (data: D, texts: MailTexts, sender: Sender) => MailContent

/**
 * One kind of mail. Its name and data wait in the table of jobs, so neither may change its meaning. Data are facts, not
 * texts: they are worded in the reader's language when the mail is sent.
 */
export type MailTemplate<D extends Data = Data> = {
  readonly name: string
  readonly data: D
  readonly write: Write<never>
}

export function defineTemplate<D extends Data>(name: string, data: D, write: Write<z.output<D>>): MailTemplate<D> {
  return { name, data, write }
}

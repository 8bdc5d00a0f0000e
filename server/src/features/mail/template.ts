import type * as z from 'zod/mini'

/** The sender of all e-mails of a portal. */
export type Sender = {
  readonly providerName: string
  readonly contactEmail: string
  readonly contactPhone: string
  readonly portalUrl: string
}

export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** A code to type. */
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly { readonly name: string; readonly value: string }[] }
  | { readonly kind: 'action'; readonly label: string; readonly url: string }

/** The content of an e-mail. The layout renders it as HTML and plain text. */
export type MailContent = {
  readonly subject: string
  /** Shown after the subject in lists of e-mails. */
  readonly preview: string
  readonly title: string
  readonly blocks: readonly Block[]
}

type Data = z.ZodMiniType<object, object>

/** One kind of e-mail. Its name and data are stored with queued jobs, so neither may change its meaning. */
export type MailTemplate<D extends Data = Data> = {
  readonly name: string
  readonly data: D
  readonly write: (data: never, sender: Sender) => MailContent
}

export function defineTemplate<D extends Data>(
  name: string,
  data: D,
  write: (data: z.output<D>, sender: Sender) => MailContent,
): MailTemplate<D> {
  return { name, data, write }
}

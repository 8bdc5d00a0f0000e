import type * as z from 'zod/mini'

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
}

type Data = z.ZodMiniType<object, object>

/** One kind of mail. Its name and data wait in the table of jobs, so neither may change its meaning. */
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

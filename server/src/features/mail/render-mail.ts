import type * as z from 'zod/mini'
import { layoutHtml } from './layout/html.ts'
import { layoutText } from './layout/text.ts'
import { loadMailTexts } from './messages/mail-texts.ts'
import type { MailTemplate, Sender } from './template.ts'

type Mail<T extends MailTemplate> = {
  readonly template: T
  readonly data: z.input<T['data']>
  /** Of the reader, as a BCP 47 tag. */
  readonly locale: string
}

/** Throws when the data does not have the shape that the template takes. */
export async function renderMail<T extends MailTemplate>({ template, data, locale }: Mail<T>, sender: Sender) {
  const texts = await loadMailTexts(locale)
  const content = template.write(template.data.parse(data) as never, texts, sender)
  return {
    subject: content.subject,
    text: layoutText(content, texts, sender),
    html: layoutHtml(content, texts, sender),
  }
}

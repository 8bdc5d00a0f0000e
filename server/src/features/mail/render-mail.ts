import type * as z from 'zod/mini'
import { layoutHtml } from './layout/html.ts'
import { layoutText } from './layout/text.ts'
import type { MailTemplate, Sender } from './template.ts'

/** Throws when the data does not have the shape that the template takes. */
export function renderMail<T extends MailTemplate>(template: T, data: z.input<T['data']>, sender: Sender) {
  const content = template.write(template.data.parse(data) as never, sender)
  return {
    subject: content.subject,
    text: layoutText(content, sender),
    html: layoutHtml(content, sender),
  }
}

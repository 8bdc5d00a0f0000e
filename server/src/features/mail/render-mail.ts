import type * as z from 'zod/mini'
import { layoutHtml } from './layout/html.ts'
import { layoutText } from './layout/text.ts'
import type { MailTemplate, Sender } from './template.ts'

/** Throws if the data does not match the template's schema. */
export function renderMail<T extends MailTemplate>(template: T, data: z.input<T['data']>, sender: Sender) {
  const content = template.write(template.data.parse(data) as never, sender)
  return {
    subject: content.subject,
    text: layoutText(content, sender),
    html: layoutHtml(content, sender),
  }
}

import type * as z from 'zod/mini'
import { layoutHtml } from './layout/html.ts'
import { layoutText } from './layout/text.ts'
import { loadMailTexts } from './messages/mail-texts.ts'
import type { Block, MailTemplate, Sender } from './template.ts'

type Mail<T extends MailTemplate> = {
  readonly template: T
  readonly data: z.input<T['data']>
  /** Of the reader, as a BCP 47 tag. */
  readonly locale: string
  /** Where the reader chooses which emails to get; only for emails that can be turned off. */
  readonly settingsUrl?: string | undefined
  /** Whether an answer to the email becomes a message. */
  readonly isAnswerable?: boolean
}

/** Throws when the data does not have the shape that the template takes. */
export async function renderMail<T extends MailTemplate>(
  { template, data, locale, settingsUrl, isAnswerable = false }: Mail<T>,
  sender: Sender,
) {
  const texts = await loadMailTexts(locale)
  const written = template.write(template.data.parse(data) as never, texts, sender)
  const replyLine = isAnswerable ? texts.requests('replyAbove') : undefined
  const content = { ...written, blocks: joinFacts(written.blocks), replyLine }
  return {
    subject: content.subject,
    text: layoutText(content, texts, sender, settingsUrl),
    html: layoutHtml(content, texts, sender, settingsUrl),
  }
}

/** Facts that follow each other share a table, so that their values are aligned. */
function joinFacts(blocks: readonly Block[]): readonly Block[] {
  const joined: Block[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    if (block.kind === 'facts' && last?.kind === 'facts')
      joined[joined.length - 1] = { kind: 'facts', facts: [...last.facts, ...block.facts] }
    else joined.push(block)
  }
  return joined
}

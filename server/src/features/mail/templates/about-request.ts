import * as z from 'zod/mini'
import { dayText } from '../format.ts'
import type { MailTexts } from '../messages/mail-texts.ts'
import type { Block, Sender } from '../template.ts'

/** What every email about a request says of it. */
export const about = {
  requestId: z.uuid(),
  number: z.string(),
  name: z.string(),
  /** The path of the page where its reader can follow it, where there is one. */
  page: z._default(z.nullable(z.string()), null),
}
const About = z.object(about)
type About = z.output<typeof About>

export const facts = ({ number, name }: Pick<About, 'number' | 'name'>, { requests: t }: MailTexts): Block => ({
  kind: 'facts',
  facts: [
    { name: t('number'), value: number },
    { name: t('name'), value: name },
  ],
})

/** Nothing where nothing is known. */
export const fact = (name: string, value: string): Block[] =>
  value ? [{ kind: 'facts', facts: [{ name, value }] }] : []

/** The day by which the client needs the work. Null in emails that were queued before it was asked for. */
export const neededBy = { neededBy: z._default(z.nullable(z.iso.date()), null) }

export const neededByFact = (data: { readonly neededBy: string | null }, texts: MailTexts): Block[] =>
  fact(texts.requests('neededBy'), dayText(data.neededBy ?? '', texts))

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })

export const link = ({ page }: Pick<About, 'page'>, { portalUrl }: Sender, label: string): Block[] =>
  page === null ? [] : [{ kind: 'action', label, url: portalUrl + page }]

import * as z from 'zod/mini'
import { messages as words } from '../messages/requests.en.ts'
import type { Block, Sender } from '../template.ts'

/** Data of every e-mail about a request. */
export const about = {
  requestId: z.uuid(),
  number: z.string(),
  name: z.string(),
  /** Path of the page where the reader can follow the request; null if there is none. */
  page: z._default(z.nullable(z.string()), null),
}
const About = z.object(about)
type About = z.output<typeof About>

export const facts = ({ number, name }: Pick<About, 'number' | 'name'>): Block => ({
  kind: 'facts',
  facts: [
    { name: words.number, value: number },
    { name: words.name, value: name },
  ],
})

/** Returns nothing if the value is empty. */
export const fact = (name: string, value: string): Block[] =>
  value ? [{ kind: 'facts', facts: [{ name, value }] }] : []

export const link = ({ page }: Pick<About, 'page'>, { portalUrl }: Sender, label: string = words.open): Block[] =>
  page === null ? [] : [{ kind: 'action', label, url: portalUrl + page }]

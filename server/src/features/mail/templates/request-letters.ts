import { FileRejection } from '@portolan/contract/job-requests'
import * as z from 'zod/mini'
import { messages as words } from '../messages/requests.en.ts'
import { type Block, defineTemplate, type Sender } from '../template.ts'

const about = {
  requestId: z.uuid(),
  number: z.string(),
  name: z.string(),
  /** Visitors have no page to open. */
  isMember: z.boolean(),
}
const About = z.object(about)
type About = z.infer<typeof About>

const facts = ({ number, name }: About): Block => ({
  kind: 'facts',
  facts: [
    { name: words.number, value: number },
    { name: words.name, value: name },
  ],
})
const link = ({ requestId, isMember }: About, { portalUrl }: Sender): Block[] =>
  isMember ? [{ kind: 'action', label: words.open, url: `${portalUrl}/requests/${requestId}` }] : []

export const requestReceived = defineTemplate(
  'request-received',
  z.object({ ...about, firstName: z.string(), isQuote: z.boolean() }),
  (data, sender) => ({
    subject: words.received.subject(data.number),
    preview: words.received.preview,
    title: words.received.title(data.firstName),
    blocks: [
      { kind: 'paragraph', text: data.isQuote ? words.received.quote : words.received.project },
      facts(data),
      ...link(data, sender),
    ],
  }),
)

export const requestRejected = defineTemplate(
  'request-rejected',
  z.object({ ...about, files: z.array(z.object({ fileName: z.string(), rejection: FileRejection })) }),
  (data, sender) => ({
    subject: words.rejected.subject(data.number),
    preview: words.rejected.preview,
    title: words.rejected.title,
    blocks: [
      { kind: 'paragraph', text: words.rejected.lead },
      {
        kind: 'facts',
        facts: data.files.map(({ fileName, rejection }) => ({ name: fileName, value: words.rejections[rejection] })),
      },
      { kind: 'paragraph', text: words.rejected.next },
      ...link(data, sender),
    ],
  }),
)

export const requestCancelled = defineTemplate(
  'request-cancelled',
  z.object({ ...about, reason: z.string() }),
  (data, sender) => ({
    subject: words.cancelled.subject(data.number),
    preview: words.cancelled.preview,
    title: words.cancelled.title,
    blocks: [
      { kind: 'paragraph', text: words.cancelled.lead },
      facts(data),
      ...(data.reason
        ? [{ kind: 'facts' as const, facts: [{ name: words.cancelled.reason, value: data.reason }] }]
        : []),
      ...link(data, sender),
    ],
  }),
)

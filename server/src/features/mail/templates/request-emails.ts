import { FileRejection } from '@portolan/contract/job-requests/requests'
import * as z from 'zod/mini'
import { messages as words } from '../messages/requests.en.ts'
import { defineTemplate } from '../template.ts'
import { about, fact, facts, link } from './about-request.ts'

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
  z.object({
    ...about,
    files: z.array(z.object({ fileName: z.string(), rejection: FileRejection })),
    reason: z._default(z.string(), ''),
  }),
  (data, sender) => ({
    subject: words.rejected.subject(data.number),
    preview: words.rejected.preview,
    title: words.rejected.title,
    blocks: [
      { kind: 'paragraph', text: data.files.length > 0 ? words.rejected.lead : words.rejected.leadByPeople },
      {
        kind: 'facts',
        facts: data.files.map(({ fileName, rejection }) => ({ name: fileName, value: words.rejections[rejection] })),
      },
      ...fact(words.reason, data.reason),
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
      ...fact(words.reason, data.reason),
      ...link(data, sender),
    ],
  }),
)

export const requestCompleted = defineTemplate(
  'request-completed',
  z.object({ ...about, files: z.int(), languages: z.array(z.string()) }),
  (data, sender) => ({
    subject: words.completed.subject(data.number),
    preview: words.completed.preview,
    title: words.completed.title,
    blocks: [
      { kind: 'paragraph', text: words.completed.lead(data.files) },
      facts(data),
      ...fact(words.completed.languages, data.languages.join(', ')),
      ...link(data, sender, words.completed.open),
    ],
  }),
)

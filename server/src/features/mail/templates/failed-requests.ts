import * as z from 'zod/mini'
import { messages as words } from '../messages/requests.en.ts'
import { defineTemplate } from '../template.ts'
import { about, fact, facts, link } from './about-request.ts'

/** To the requester. */
export const requestFailed = defineTemplate(
  'request-failed',
  z.object({ ...about, reason: z.string() }),
  (data, sender) => ({
    subject: words.failed.subject(data.number),
    preview: words.failed.preview,
    title: words.failed.title,
    blocks: [
      { kind: 'paragraph', text: words.failed.lead },
      facts(data),
      ...fact(words.failed.what, data.reason),
      ...link(data, sender),
    ],
  }),
)

/** To the provider, who has to act. */
export const requestFailedNotice = defineTemplate(
  'request-failed-notice',
  z.object({
    number: z.string(),
    name: z.string(),
    company: z.string(),
    requester: z.string(),
    reason: z.string(),
    cause: z.string(),
  }),
  (data) => ({
    subject: words.failedNotice.subject(data.number),
    preview: words.failedNotice.preview,
    title: words.failedNotice.title,
    blocks: [
      { kind: 'paragraph', text: words.failedNotice.lead },
      facts(data),
      ...fact(words.failedNotice.company, data.company),
      ...fact(words.failedNotice.requester, data.requester),
      ...fact(words.failed.what, data.reason),
      ...fact(words.failedNotice.cause, data.cause),
      { kind: 'paragraph', text: words.failedNotice.next },
    ],
  }),
)

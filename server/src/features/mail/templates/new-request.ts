import * as z from 'zod/mini'
import { messages as words } from '../messages/requests.en.ts'
import { defineTemplate } from '../template.ts'
import { about, fact, facts, link } from './about-request.ts'

/** To the provider: a new request is waiting at the desk. */
export const newRequestNotice = defineTemplate(
  'new-request-notice',
  z.object({
    ...about,
    isQuote: z.boolean(),
    company: z.string(),
    requester: z.string(),
    phone: z.string(),
    workflow: z.string(),
    reference: z.string(),
    languages: z.string(),
  }),
  (data, sender) => ({
    subject: words.newNotice.subject(data.number, data.company),
    preview: words.newNotice.preview(data.requester),
    title: data.isQuote ? words.newNotice.quote : words.newNotice.project,
    blocks: [
      facts(data),
      ...fact(words.newNotice.company, data.company),
      ...fact(words.newNotice.requester, data.requester),
      ...fact(words.newNotice.phone, data.phone),
      ...fact(words.newNotice.languages, data.languages),
      ...fact(words.newNotice.workflow, data.workflow),
      ...fact(words.newNotice.reference, data.reference),
      ...link(data, sender, words.message.openDesk),
    ],
  }),
)

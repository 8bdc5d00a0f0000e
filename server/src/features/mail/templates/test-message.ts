import * as z from 'zod/mini'
import { messages } from '../messages/en.ts'
import { defineTemplate } from '../template.ts'

const { testMessage: words } = messages

/** Sent by an operator to test the mail settings. */
export const testMessage = defineTemplate(
  'test-message',
  z.object({ sentAt: z.iso.datetime(), sentBy: z.string() }),
  ({ sentAt, sentBy }, { providerName, portalUrl }) => ({
    subject: words.subject(providerName),
    preview: words.preview,
    title: words.title,
    blocks: [
      { kind: 'paragraph', text: words.lead },
      {
        kind: 'facts',
        facts: [
          { name: words.portal, value: portalUrl },
          { name: words.sentBy, value: sentBy },
          { name: words.sentAt, value: `${sentAt.slice(0, 16).replace('T', ' ')} UTC` },
        ],
      },
      { kind: 'paragraph', text: words.check },
      { kind: 'action', label: words.action, url: portalUrl },
    ],
  }),
)

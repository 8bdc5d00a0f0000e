import * as z from 'zod/mini'
import { momentText } from '../format.ts'
import { defineTemplate } from '../template.ts'
import { paragraph } from './about-request.ts'

/** Sent by an operator to test the mail settings. */
export const testMessage = defineTemplate(
  'test-message',
  z.object({ sentAt: z.iso.datetime(), sentBy: z.string() }),
  ({ sentAt, sentBy }, texts, { providerName, portalUrl }) => {
    const { accounts: t } = texts
    return {
      subject: t('testSubject', { provider: providerName }),
      preview: t('testPreview'),
      title: t('testTitle'),
      blocks: [
        paragraph(t('testLead')),
        {
          kind: 'facts',
          facts: [
            { name: t('testPortal'), value: portalUrl },
            { name: t('testSentBy'), value: sentBy },
            { name: t('testSentAt'), value: momentText(sentAt, 'UTC', texts) },
          ],
        },
        paragraph(t('testCheck')),
        { kind: 'action', label: t('openPortal'), url: portalUrl },
      ],
    }
  },
)

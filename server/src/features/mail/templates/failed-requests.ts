import * as z from 'zod/mini'
import { defineTemplate } from '../template.ts'
import { about, fact, facts, link, paragraph } from './about-request.ts'

/** To the requester. */
export const requestFailed = defineTemplate(
  'request-failed',
  z.object({ ...about, reason: z.string() }),
  (data, texts, sender) => {
    const { requests: t } = texts
    return {
      subject: t('failedSubject', data),
      preview: t('failedPreview'),
      title: t('failedTitle'),
      blocks: [
        paragraph(t('failedLead')),
        facts(data, texts),
        ...fact(t('failedWhat'), texts.wordReason(data.reason)),
        ...link(data, sender, t('open')),
      ],
    }
  },
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
  (data, texts) => {
    const { requests: t } = texts
    return {
      subject: t('failedNoticeSubject', data),
      preview: t('failedNoticePreview'),
      title: t('failedNoticeTitle'),
      blocks: [
        paragraph(t('failedNoticeLead')),
        facts(data, texts),
        ...fact(t('company'), data.company),
        ...fact(t('failedNoticeRequester'), data.requester),
        ...fact(t('failedWhat'), texts.wordReason(data.reason)),
        ...fact(t('failedNoticeCause'), data.cause),
        paragraph(t('failedNoticeNext')),
      ],
    }
  },
)

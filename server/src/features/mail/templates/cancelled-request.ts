import * as z from 'zod/mini'
import { defineTemplate } from '../template.ts'
import { about, fact, facts, link, paragraph } from './about-request.ts'

/** To staff: the client cancelled a request that is at the desk. */
export const requestCancelledNotice = defineTemplate(
  'request-cancelled-notice',
  z.object({ ...about, company: z.string(), by: z.string(), reason: z.string() }),
  (data, texts, sender) => {
    const { requests: t } = texts
    return {
      subject: t('cancelledNoticeSubject', data),
      preview: t('cancelledNoticePreview', data),
      title: t('cancelledNoticeTitle'),
      blocks: [
        paragraph(t('cancelledNoticeLead')),
        facts(data, texts),
        ...fact(t('company'), data.company),
        ...fact(t('cancelledNoticeBy'), data.by),
        ...fact(t('reason'), texts.wordReason(data.reason)),
        ...link(data, sender, t('problemOpenDesk')),
      ],
    }
  },
)

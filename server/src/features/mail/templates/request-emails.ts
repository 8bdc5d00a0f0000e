import { FileRejection } from '@portolan/contract/job-requests/requests'
import * as z from 'zod/mini'
import { languagesText } from '../format.ts'
import { defineTemplate } from '../template.ts'
import { about, fact, facts, link, neededBy, neededByFact, paragraph } from './about-request.ts'

export const requestReceived = defineTemplate(
  'request-received',
  z.object({ ...about, ...neededBy, firstName: z.string(), isQuote: z.boolean() }),
  (data, texts, sender) => {
    const { requests: t } = texts
    return {
      subject: t('receivedSubject', data),
      preview: t('receivedPreview'),
      title: t('receivedTitle', data),
      blocks: [
        paragraph(data.isQuote ? t('receivedQuote') : t('receivedProject')),
        facts(data, texts),
        ...neededByFact(data, texts),
        ...link(data, sender, t('open')),
      ],
    }
  },
)

export const requestRejected = defineTemplate(
  'request-rejected',
  z.object({
    ...about,
    files: z.array(z.object({ fileName: z.string(), rejection: FileRejection })),
    reason: z._default(z.string(), ''),
  }),
  (data, { requests: t }, sender) => ({
    subject: t('rejectedSubject', data),
    preview: t('rejectedPreview'),
    title: t('rejectedTitle'),
    blocks: [
      paragraph(data.files.length > 0 ? t('rejectedLead') : t('rejectedByPeople')),
      {
        kind: 'facts',
        facts: data.files.map(({ fileName, rejection }) => ({ name: fileName, value: t(rejection) })),
      },
      ...fact(t('reason'), data.reason),
      paragraph(t('rejectedNext')),
      ...link(data, sender, t('open')),
    ],
  }),
)

export const requestCancelled = defineTemplate(
  'request-cancelled',
  z.object({ ...about, reason: z.string() }),
  (data, texts, sender) => {
    const { requests: t } = texts
    return {
      subject: t('cancelledSubject', data),
      preview: t('cancelledPreview'),
      title: t('cancelledTitle'),
      blocks: [
        paragraph(t('cancelledLead')),
        facts(data, texts),
        ...fact(t('reason'), texts.wordReason(data.reason)),
        ...link(data, sender, t('open')),
      ],
    }
  },
)

export const requestCompleted = defineTemplate(
  'request-completed',
  z.object({
    ...about,
    files: z.int(),
    languageIds: z.array(z.string()),
    isCorrection: z._default(z.boolean(), false),
  }),
  (data, texts, sender) => {
    const { requests: t } = texts
    return {
      subject: data.isCorrection ? t('correctedSubject', data) : t('completedSubject', data),
      preview: data.isCorrection ? t('correctedLead') : t('completedPreview'),
      title: data.isCorrection ? t('correctedTitle') : t('completedTitle'),
      blocks: [
        paragraph(data.isCorrection ? t('correctedLead') : t('completedLead', { count: data.files })),
        facts(data, texts),
        ...fact(t('languages'), languagesText(data.languageIds, texts)),
        ...link(data, sender, t('completedOpen')),
      ],
    }
  },
)

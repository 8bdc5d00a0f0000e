import * as z from 'zod/mini'
import { languagesText } from '../format.ts'
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
    sourceLanguageId: z.nullable(z.string()),
    targetLanguageIds: z.array(z.string()),
  }),
  (data, texts, sender) => {
    const { requests: t } = texts
    const { sourceLanguageId: source, targetLanguageIds: targets } = data
    return {
      subject: t('newSubject', data),
      preview: t('newPreview', data),
      title: data.isQuote ? t('newQuote') : t('newProject'),
      blocks: [
        facts(data, texts),
        ...fact(t('company'), data.company),
        ...fact(t('newRequester'), data.requester),
        ...fact(t('newPhone'), data.phone),
        ...fact(t('languages'), `${languagesText(source ? [source] : [], texts)} → ${languagesText(targets, texts)}`),
        ...fact(t('newWorkflow'), data.workflow),
        ...fact(t('newReference'), data.reference),
        ...link(data, sender, t('messageOpenDesk')),
      ],
    }
  },
)

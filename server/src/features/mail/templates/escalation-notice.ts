import { EscalationReason } from '@portolan/contract/translation-management/translation-management'
import * as z from 'zod/mini'
import { languagesText } from '../format.ts'
import { defineTemplate } from '../template.ts'
import { about, fact, facts, link } from './about-request.ts'

/** To the provider: a client asks for human translators after machine translation. */
export const escalationNotice = defineTemplate(
  'escalation-notice',
  z.object({
    ...about,
    company: z.string(),
    requester: z.string(),
    reason: EscalationReason,
    /** In the client's own words; empty unless the reason is `OTHER`. */
    otherReason: z.string(),
    notes: z.string(),
    fileNames: z.array(z.string()),
    sourceLanguageId: z.string(),
    targetLanguageIds: z.array(z.string()),
  }),
  (data, texts, sender) => {
    const { requests: t } = texts
    const { sourceLanguageId: source, targetLanguageIds: targets } = data
    return {
      subject: t('escalatedSubject', data),
      preview: t('newPreview', data),
      title: t('escalatedTitle'),
      blocks: [
        facts(data, texts),
        ...fact(t('company'), data.company),
        ...fact(t('newRequester'), data.requester),
        ...fact(t('reason'), data.reason === 'OTHER' ? data.otherReason : t(data.reason)),
        ...fact(t('escalatedNotes'), data.notes),
        ...fact(t('languages'), `${languagesText([source], texts)} → ${languagesText(targets, texts)}`),
        ...fact(t('escalatedFiles'), data.fileNames.join('\n')),
        ...link(data, sender, t('messageOpenDesk')),
      ],
    }
  },
)

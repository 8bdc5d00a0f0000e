import * as z from 'zod/mini'
import { languagesText } from '../format.ts'
import type { MailTexts } from '../messages/mail-texts.ts'
import { defineTemplate } from '../template.ts'
import { about, fact, facts, link, neededBy, neededByFact } from './about-request.ts'

/** To the provider: a new request is waiting at the desk, or one whose quote has expired. */
export const newRequestNotice = defineTemplate(
  'new-request-notice',
  z.object({
    ...about,
    /** Absent in emails that were queued before there were renewals. */
    isRenewal: z.optional(z.boolean()),
    isQuote: z.boolean(),
    company: z.string(),
    requester: z.string(),
    phone: z.string(),
    workflow: z.string(),
    reference: z.string(),
    ...neededBy,
    sourceLanguageId: z.nullable(z.string()),
    targetLanguageIds: z.array(z.string()),
  }),
  (data, texts, sender) => {
    const { requests: t } = texts
    const { sourceLanguageId: source, targetLanguageIds: targets } = data
    return {
      subject: data.isRenewal ? t('renewalSubject', data) : t('newSubject', data),
      preview: t('newPreview', data),
      title: titleOf(data, t),
      blocks: [
        facts(data, texts),
        ...fact(t('company'), data.company),
        ...fact(t('newRequester'), data.requester),
        ...fact(t('newPhone'), data.phone),
        ...fact(t('languages'), `${languagesText(source ? [source] : [], texts)} → ${languagesText(targets, texts)}`),
        ...neededByFact(data, texts),
        ...fact(t('newWorkflow'), data.workflow),
        ...fact(t('newReference'), data.reference),
        ...link(data, sender, t('messageOpenDesk')),
      ],
    }
  },
)

type Kind = { readonly isRenewal?: boolean | undefined; readonly isQuote: boolean }

function titleOf({ isRenewal, isQuote }: Kind, t: MailTexts['requests']): string {
  if (isRenewal) return t('renewalTitle')
  return isQuote ? t('newQuote') : t('newProject')
}

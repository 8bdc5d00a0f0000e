import * as z from 'zod/mini'
import { type Block, defineTemplate } from '../template.ts'
import { about, fact, facts, link, paragraph } from './about-request.ts'

const Message = z.object({
  ...about,
  by: z.string(),
  text: z.string(),
  /** Names of the files that were sent with it. */
  attachments: z._default(z.array(z.string()), []),
})

const paragraphs = (text: string): Block[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(paragraph)

/** To the requester, from staff. */
export const messageToClient = defineTemplate('message-to-client', Message, (data, texts, sender) => {
  const { requests: t } = texts
  return {
    subject: t('messageToClient', data),
    preview: t('messagePreview', data),
    title: t('messageTitle', data),
    blocks: [
      ...paragraphs(data.text),
      facts(data, texts),
      ...fact(t('attachments'), data.attachments.join('\n')),
      ...link(data, sender, t('messageAnswer')),
    ],
  }
})

/** To staff, from the client. */
export const messageToStaff = defineTemplate(
  'message-to-staff',
  z.extend(Message, { company: z.string() }),
  (data, texts, sender) => {
    const { requests: t } = texts
    return {
      subject: t('messageToStaff', data),
      preview: t('messagePreview', data),
      title: t('messageTitle', data),
      blocks: [
        ...paragraphs(data.text),
        facts(data, texts),
        ...fact(t('attachments'), data.attachments.join('\n')),
        ...link(data, sender, t('messageOpenDesk')),
      ],
    }
  },
)

/** To staff, from a client who is not content with a delivery. */
export const deliveryProblem = defineTemplate(
  'delivery-problem',
  z.extend(Message, { company: z.string(), files: z.array(z.string()) }),
  (data, texts, sender) => {
    const { requests: t } = texts
    return {
      subject: t('problemSubject', data),
      preview: t('problemPreview', data),
      title: t('problemTitle'),
      blocks: [
        ...paragraphs(data.text),
        facts(data, texts),
        ...fact(t('problemBy'), data.by),
        ...fact(t('problemFiles'), data.files.join('\n')),
        ...fact(t('attachments'), data.attachments.join('\n')),
        paragraph(t('problemNext')),
        ...link(data, sender, t('problemOpenDesk')),
      ],
    }
  },
)

import * as z from 'zod/mini'
import { type Block, defineTemplate } from '../template.ts'
import { about, facts, link, paragraph } from './about-request.ts'

const Message = z.object({ ...about, by: z.string(), text: z.string() })

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
    blocks: [...paragraphs(data.text), facts(data, texts), ...link(data, sender, t('messageAnswer'))],
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
      blocks: [...paragraphs(data.text), facts(data, texts), ...link(data, sender, t('messageOpenDesk'))],
    }
  },
)

import * as z from 'zod/mini'
import { messages as words } from '../messages/requests.en.ts'
import { type Block, defineTemplate } from '../template.ts'
import { about, facts, link } from './about-request.ts'

const Message = z.object({ ...about, by: z.string(), text: z.string() })

const paragraphs = (text: string): Block[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line): Block => ({ kind: 'paragraph', text: line }))

/** To the requester, from staff. */
export const messageToClient = defineTemplate('message-to-client', Message, (data, sender) => ({
  subject: words.message.toClient(data.number),
  preview: words.message.preview(data.by),
  title: words.message.title(data.by),
  blocks: [...paragraphs(data.text), facts(data), ...link(data, sender, words.message.answer)],
}))

/** To staff, from the client. */
export const messageToStaff = defineTemplate(
  'message-to-staff',
  z.extend(Message, { company: z.string() }),
  (data, sender) => ({
    subject: words.message.toStaff(data.number, data.company),
    preview: words.message.preview(data.by),
    title: words.message.title(data.by),
    blocks: [...paragraphs(data.text), facts(data), ...link(data, sender, words.message.openDesk)],
  }),
)

import * as z from 'zod/mini'
import type { MailTexts } from '../messages/mail-texts.ts'
import { type Block, defineTemplate, type MailContent, type MailTemplate, type Sender } from '../template.ts'
import { paragraph } from './about-request.ts'

const shownItems = 50

const DigestItem = z.object({ template: z.string(), data: z.looseObject({}) })
type DigestItem = z.output<typeof DigestItem>

/** One email for many: the subject of each, and where it leads. */
export const digestOf = (templates: readonly MailTemplate[]) => {
  const contentOf = ({ template: name, data }: DigestItem, texts: MailTexts, sender: Sender): MailContent[] => {
    const template = templates.find((each) => each.name === name)
    return template ? [template.write(template.data.parse(data) as never, texts, sender)] : []
  }
  return defineTemplate('daily-digest', z.object({ items: z.array(DigestItem) }), ({ items }, texts, sender) => {
    const { accounts: t } = texts
    const count = items.length
    const shown = items.slice(0, shownItems).flatMap((item) => contentOf(item, texts, sender))
    const more = count - shownItems
    return {
      subject: t('digestSubject', { count }),
      preview: shown.map(({ subject }) => subject).join(' · '),
      title: t('digestTitle'),
      blocks: [...shown.flatMap(summaryOf), ...(more > 0 ? [paragraph(t('digestMore', { count: more }))] : [])],
    }
  })
}

const summaryOf = ({ subject, blocks }: MailContent): Block[] => [
  paragraph(subject),
  ...blocks.filter(({ kind }) => kind === 'action').slice(0, 1),
]

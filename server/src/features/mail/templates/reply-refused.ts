import { longestMessage } from '@portolan/contract/messages/messages'
import * as z from 'zod/mini'
import { defineTemplate } from '../template.ts'
import { about, facts, link, paragraph } from './about-request.ts'

const ReplyProblem = z.enum(['EMPTY', 'TOO_LONG', 'OTHER_SENDER', 'UNREADABLE', 'FILES', 'TOO_MANY', 'REFUSED'])
export type ReplyProblem = z.infer<typeof ReplyProblem>

/** To the account whose answer to an email did not become a message. */
export const replyRefused = defineTemplate(
  'reply-refused',
  z.object({ ...about, problem: ReplyProblem }),
  (data, texts, sender) => {
    const { requests: t } = texts
    return {
      subject: t('replyRefusedSubject', data),
      preview: t('replyRefusedPreview'),
      title: t('replyRefusedTitle'),
      blocks: [
        paragraph(
          data.problem === 'TOO_LONG'
            ? t('replyRefusedTOO_LONG', { most: longestMessage })
            : t(`replyRefused${data.problem}`),
        ),
        paragraph(t('replyRefusedNext')),
        facts(data, texts),
        ...link(data, sender, t('open')),
      ],
    }
  },
)

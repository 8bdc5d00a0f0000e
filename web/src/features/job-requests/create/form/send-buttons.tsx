import type { Submission } from '@portolan/contract/job-requests/submission-mode'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { createRequestMessages } from '../messages/create-request.ts'
import css from './request-form.module.css'

type Props = { submissions: readonly Submission[]; onSend: (requestType: Submission) => void }

const words = { QUOTE_REQUEST: 'estimate', TRANSLATION_REQUEST: 'translate' } as const

/** The form is sent by these buttons only, not by Enter. */
export function SendButtons({ submissions, onSend }: Props) {
  const t = useMessages(createRequestMessages)
  return (
    <div className={css.actions}>
      {submissions.map((submission, at) => (
        <button
          key={submission}
          type="button"
          className={button(at === 0 ? 'solid' : 'outline', 'large')}
          onClick={() => onSend(submission)}
        >
          {t(words[submission])}
        </button>
      ))}
    </div>
  )
}

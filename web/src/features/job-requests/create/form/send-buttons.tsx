import type { Submission } from '@portolan/contract/job-requests/submission-mode'
import { useId } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { createRequestMessages } from '../messages/create-request.ts'
import type { Requester } from '../model/requester.ts'
import css from './send-buttons.module.css'

type Props = {
  submissions: readonly Submission[]
  kind: Requester['kind']
  /** A procurement system orders what is sent. */
  isOrderedThere: boolean
  onSend: (requestType: Submission) => void
}

const labels = { QUOTE_REQUEST: 'estimate', TRANSLATION_REQUEST: 'translate' } as const

function useHints({ kind, isOrderedThere }: Pick<Props, 'kind' | 'isOrderedThere'>): Record<Submission, string> {
  const t = useMessages(createRequestMessages)
  return {
    QUOTE_REQUEST: t(isOrderedThere ? 'estimateHintOfBuyer' : 'estimateHint'),
    TRANSLATION_REQUEST: t(kind === 'visitor' ? 'translateHintOfVisitor' : 'translateHint'),
  }
}

/** The form is sent by these buttons only, not by Enter. Each says what follows. */
export function SendButtons({ submissions, onSend, ...sender }: Props) {
  const t = useMessages(createRequestMessages)
  const hints = useHints(sender)
  const id = useId()
  return (
    <div className={css.buttons}>
      {submissions.map((submission, at) => (
        <div key={submission} className={css.choice}>
          <button
            type="button"
            className={button(at === 0 ? 'solid' : 'outline')}
            aria-describedby={`${id}-${submission}`}
            onClick={() => onSend(submission)}
          >
            {t(labels[submission])}
          </button>
          <p id={`${id}-${submission}`}>{hints[submission]}</p>
        </div>
      ))}
    </div>
  )
}

/** At the end of a narrow form, where the bar has no room for it: what the buttons do. */
export function SendHints({ submissions, ...sender }: Omit<Props, 'onSend'>) {
  const t = useMessages(createRequestMessages)
  const hints = useHints(sender)
  return (
    <dl className={css.hints}>
      {submissions.map((submission) => (
        <div key={submission}>
          <dt>{t(labels[submission])}</dt>
          <dd>{hints[submission]}</dd>
        </div>
      ))}
    </dl>
  )
}

import type { LegalTextId } from '@portolan/contract/content/content'
import type { AutoQuoteAnswer } from '@portolan/contract/quotes/quotes'
import { useRef, useState } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import { quoteMessages } from '../../../shared/request/messages/quotes.ts'
import { button } from '../../../shared/ui/button.ts'
import { FieldNotes, notesOf } from '../../../shared/ui/fields/text-field-notes.tsx'
import card from '../../../shared/ui/page/card.module.css'
import css from '../quote.module.css'
import { Agreement } from './agreement.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { TermsDialog } from './terms-dialog.tsx'

type Props = { quote: AutoQuoteAnswer; onAccept: () => void; onRejected: () => void }

/** Accepting needs the terms agreed to; rejecting does not. */
export function AnswerPanel({ quote, onAccept, onRejected }: Props) {
  const t = useMessages(quoteMessages)
  const box = useRef<HTMLInputElement>(null)
  const [isAgreed, setAgreed] = useState(false)
  const [isTried, setTried] = useState(false)
  const [dialog, setDialog] = useState<LegalTextId | 'reject'>()
  const error = isTried && !isAgreed ? t('agreementNeeded') : undefined
  const close = () => setDialog(undefined)
  function accept() {
    if (isAgreed) return onAccept()
    setTried(true)
    box.current?.focus()
  }
  return (
    <section className={card.card} aria-labelledby="quote-answer">
      <h2 id="quote-answer">{t('answerTitle')}</h2>
      <div className={css.answer}>
        <label className={css.agree}>
          <input
            ref={box}
            type="checkbox"
            checked={isAgreed}
            aria-invalid={error !== undefined}
            aria-describedby={notesOf('agree', { error })}
            onChange={(event) => setAgreed(event.target.checked)}
          />
          <Agreement onOpen={setDialog} />
        </label>
        <div role="alert">
          <FieldNotes id="agree" error={error} />
        </div>
        <div className={css.buttons}>
          <button type="button" className={button('solid')} onClick={accept}>
            {t('accept')}
          </button>
          <button type="button" className={button('outline')} onClick={() => setDialog('reject')}>
            {t('reject')}
          </button>
        </div>
      </div>
      {dialog && dialog !== 'reject' && <TermsDialog id={dialog} onClose={close} />}
      {dialog === 'reject' && <RejectDialog id={quote.id} onClose={close} onRejected={onRejected} />}
    </section>
  )
}

import { useState } from 'react'
import { errorText } from '../../../shared/api/error-text.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { TextAreaField } from '../../../shared/ui/fields/text-area-field.tsx'
import { notify } from '../../../shared/ui/snackbar.tsx'
import { useDeskActions } from '../api.ts'
import { deskMessages } from '../messages/desk.ts'
import css from './order.module.css'

/** Passed, or back to work, with what was found. */
export function VerdictForm({ orderId, checkId }: { orderId: string; checkId: string }) {
  const t = useMessages(deskMessages)
  const { finishQa } = useDeskActions(orderId)
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  async function finish(isPassed: boolean) {
    setBusy(true)
    try {
      await finishQa({ qaJobId: checkId, isPassed, note: note.trim() })
    } catch (error) {
      notify(errorText(error), 'error')
      setBusy(false)
    }
  }
  return (
    <div className={css.verdict}>
      <TextAreaField
        label={t('finding')}
        optional
        value={note}
        maxLength={2000}
        dir="auto"
        onChange={({ target }) => setNote(target.value)}
      />
      <div className={css.actions}>
        <button type="button" className={button('solid')} disabled={isBusy} onClick={() => finish(true)}>
          {t('pass')}
        </button>
        <button type="button" className={button('outline')} disabled={isBusy} onClick={() => finish(false)}>
          {t('fail')}
        </button>
      </div>
    </div>
  )
}

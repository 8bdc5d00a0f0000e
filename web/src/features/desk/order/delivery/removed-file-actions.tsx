import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { deskOrderMessages } from '../../messages/order.ts'
import css from '../order.module.css'

type Props = { fileName: string; isKeeping: boolean; onKeep: () => void; onTakeAway: () => void }

/** For a file that the client has until the order is completed again. */
export function RemovedFileActions({ fileName, isKeeping, onKeep, onTakeAway }: Props) {
  const t = useMessages(deskOrderMessages)
  return (
    <div className={css.choices} data-choices>
      <button
        type="button"
        className={button('text')}
        aria-label={t('keepFileNamed', { name: fileName })}
        disabled={isKeeping}
        onClick={onKeep}
      >
        {t('keepFile')}
      </button>
      <button
        type="button"
        className={button('text')}
        aria-label={t('takeAwayNamed', { name: fileName })}
        onClick={onTakeAway}
      >
        {t('takeAway')}
      </button>
    </div>
  )
}

import { useLocale } from '../../../../shared/messages/language.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { createRequestMessages } from '../messages/create-request.ts'
import css from './sending-overlay.module.css'

/** The whole way in percent, and what is being done. */
export function ProgressBar({ percent, words }: { percent: number; words: string }) {
  const t = useMessages(createRequestMessages)
  const shown = new Intl.NumberFormat(useLocale(), { style: 'percent' }).format(percent / 100)
  return (
    <div className={css.progress}>
      <p role="status">
        <span>{words}</span>
      </p>
      <span className={css.percent}>{shown}</span>
      <progress aria-label={t('progress')} max={100} value={percent} />
    </div>
  )
}

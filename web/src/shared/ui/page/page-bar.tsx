import { useMessages } from '../../messages/messages.ts'
import { iconButton } from '../button.ts'
import { Icon } from '../icon.tsx'
import { pagingMessages } from '../messages/paging.ts'
import css from './page-bar.module.css'

export type PageBarProps = {
  size: number
  sizes: readonly number[]
  onResize: (size: number) => void
  /** From which row to which, and of how many where that is known. */
  place: string
  isFirst: boolean
  isLast: boolean
  onBack: () => void
  onNext: () => void
}

export default function PageBar({ size, sizes, onResize, place, isFirst, isLast, onBack, onNext }: PageBarProps) {
  const t = useMessages(pagingMessages)
  return (
    <div className={css.paging}>
      <label>
        {t('rowsPerPage')}
        <select value={size} onChange={(event) => onResize(Number(event.target.value))}>
          {sizes.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      <p role="status">{place}</p>
      <div className={css.turn}>
        <button type="button" className={iconButton} aria-label={t('previousPage')} disabled={isFirst} onClick={onBack}>
          <Icon name="previous" flip />
        </button>
        <button type="button" className={iconButton} aria-label={t('nextPage')} disabled={isLast} onClick={onNext}>
          <Icon name="next" flip />
        </button>
      </div>
    </div>
  )
}

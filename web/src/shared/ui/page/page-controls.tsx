import { useMessages } from '../../messages/messages.ts'
import { iconButton } from '../button.ts'
import { Icon } from '../icon.tsx'
import { pagingMessages } from '../messages/paging.ts'
import css from './page-controls.module.css'

type Props = {
  size: number
  sizes: readonly number[]
  onResize: (size: number) => void
  /** How many rows this page has. */
  count: number
  /** From which row to which, and of how many where that is known. */
  place: string
  isFirst: boolean
  isLast: boolean
  onBack: () => void
  onNext: () => void
}

/** Under a list: how many rows a page has, where one is, and the ways back and on. Not shown where no choice makes a second page. */
export function PageControls({ size, sizes, onResize, count, place, isFirst, isLast, onBack, onNext }: Props) {
  const t = useMessages(pagingMessages)
  if (isFirst && isLast && count <= Math.min(...sizes)) return null
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

import { useMessages } from '../../messages/messages.ts'
import { iconButton } from '../button.ts'
import { Icon } from '../icon.tsx'
import { pagingMessages } from '../messages/paging.ts'
import css from './page-controls.module.css'

type Props = {
  size: number
  sizes: readonly number[]
  onResize: (size: number) => void
  /** Where one is: the page, or from which row to which. */
  place: string
  isFirst: boolean
  isLast: boolean
  onBack: () => void
  onNext: () => void
}

/** Under a list: how many rows a page has, where one is, and the ways back and on. */
export function PageControls({ size, sizes, onResize, place, isFirst, isLast, onBack, onNext }: Props) {
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

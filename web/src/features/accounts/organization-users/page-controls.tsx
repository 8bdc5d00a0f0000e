import { useMessages } from '../../../shared/messages/messages.ts'
import { organizationUserMessages } from '../../../shared/messages/organization-users.ts'
import { iconButton } from '../../../shared/ui/button.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import css from './organization-users.module.css'
import { type Paging, pageSizes } from './use-paging.ts'

export function PageControls({ paging, total }: { paging: Paging; total: number }) {
  const t = useMessages(organizationUserMessages)
  const from = total === 0 ? 0 : paging.first + 1
  return (
    <div className={css.paging}>
      <label>
        {t('rowsPerPage')}
        <select value={paging.size} onChange={(event) => paging.resize(Number(event.target.value))}>
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <p role="status">{t('range', { from, to: paging.first + paging.shown.length, total })}</p>
      <div className={css.turn}>
        <button
          type="button"
          className={iconButton}
          aria-label={t('previousPage')}
          disabled={paging.isFirst}
          onClick={() => paging.turn(-1)}
        >
          <Icon name="previous" flip />
        </button>
        <button
          type="button"
          className={iconButton}
          aria-label={t('nextPage')}
          disabled={paging.isLast}
          onClick={() => paging.turn(1)}
        >
          <Icon name="next" flip />
        </button>
      </div>
    </div>
  )
}

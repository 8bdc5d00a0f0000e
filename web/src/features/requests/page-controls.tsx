import { requestPageSizes } from '@portolan/contract/job-request-actions'
import { useMessages } from '../../shared/messages/messages.ts'
import { requestMessages } from '../../shared/messages/requests.ts'
import { iconButton } from '../../shared/ui/button.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { rememberWayBack, wayBackFrom } from './page-trail.ts'
import css from './requests.module.css'

type Props = {
  page: number
  pageToken: string
  nextPageToken: string | null
  pageSize: number
  onTurn: (page: number, pageToken: string) => void
  onResize: (size: number) => void
}

export function PageControls({ page, pageToken, nextPageToken, pageSize, onTurn, onResize }: Props) {
  const t = useMessages(requestMessages)
  function goOn() {
    if (nextPageToken === null) return
    rememberWayBack(nextPageToken, pageToken)
    onTurn(page + 1, nextPageToken)
  }
  function goBack() {
    const before = wayBackFrom(pageToken)
    onTurn(before === undefined ? 1 : page - 1, before ?? '')
  }
  return (
    <div className={css.paging}>
      <label>
        {t('rowsPerPage')}
        <select value={pageSize} onChange={(event) => onResize(Number(event.target.value))}>
          {requestPageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <p role="status">{t('page', { page })}</p>
      <div className={css.turn}>
        <button
          type="button"
          className={iconButton}
          aria-label={t('previousPage')}
          disabled={page === 1}
          onClick={goBack}
        >
          <Icon name="previous" flip />
        </button>
        <button
          type="button"
          className={iconButton}
          aria-label={t('nextPage')}
          disabled={nextPageToken === null}
          onClick={goOn}
        >
          <Icon name="next" flip />
        </button>
      </div>
    </div>
  )
}

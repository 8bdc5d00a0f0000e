import type { JobRequestListItem } from '@portolan/contract/job-requests/requests'
import { Link } from '@tanstack/react-router'
import { formatDate, formatMoment, formatMoney, formatProviderDay } from '../../shared/format.ts'
import { joinNames } from '../../shared/join-names.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { compareNames } from '../../shared/names-in-order.ts'
import { requestMessages } from '../../shared/request/messages/requests.ts'
import { StatusBadge } from '../../shared/request/status-badge.tsx'
import { iconButton } from '../../shared/ui/button.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { cell, FoldingTable, rowLink } from '../../shared/ui/page/folding-table.tsx'
import { procurementMessages } from './messages/procurement.ts'
import css from './procurement.module.css'

type Props = { requests: readonly JobRequestListItem[]; isOutdated: boolean }

export function ProcurementTable({ requests, isOutdated }: Props) {
  const [t, tr] = [useMessages(procurementMessages), useMessages(requestMessages)]
  const actions = t('actions')
  const columns = [t('name'), t('source'), t('targets'), t('submittedOn'), t('due'), t('price'), t('status'), actions]
  return (
    <FoldingTable
      label={tr('procurementTitle')}
      columns={columns}
      heads={{ [actions]: <span /> }}
      amounts={[t('price')]}
      folds="early"
      isBusy={isOutdated}
    >
      {requests.map((request) => (
        <ProcurementRow key={request.id} request={request} />
      ))}
    </FoldingTable>
  )
}

/** The link of the name covers the whole row. */
function ProcurementRow({ request }: { request: JobRequestListItem }) {
  const t = useMessages(procurementMessages)
  const unknown = useMessages(requestMessages)('unknown')
  const { id, number, name, createTime, sourceLanguage, targetLanguages, dueTime, dueTimeIfAgreedNow, price, status } =
    request
  const due = dueTime ?? dueTimeIfAgreedNow
  const source = sourceLanguage?.name ?? unknown
  const targets = joinNames(targetLanguages.map(({ name }) => name).sort(compareNames))
  return (
    <tr className={css.row}>
      <th scope="row" className={`${cell.name} ${css.name}`}>
        <Link {...rowLink} to="/coupa/$jobRequestId" params={{ jobRequestId: id }}>
          <bdi>{name}</bdi>
        </Link>
        <bdi className={css.second}>{number}</bdi>
      </th>
      <td data-label={t('source')} className={css.source} title={source}>
        {source}
      </td>
      <td data-label={t('targets')} className={css.targets} title={targets}>
        {targets}
      </td>
      <td data-label={t('submittedOn')} className={cell.quiet}>
        <time dateTime={createTime} title={formatMoment(createTime)}>
          {formatDate(createTime)}
        </time>
      </td>
      <td data-label={t('due')} className={cell.quiet}>
        {due ? <time dateTime={due}>{formatProviderDay(due)}</time> : t('none')}
        {!dueTime && due && (
          <span className={css.second}>{t(status === 'QUOTE_ACCEPTED' ? 'ifOrdered' : 'ifAccepted')}</span>
        )}
      </td>
      <td data-label={t('price')} className={cell.amount}>
        {price === null ? t('none') : formatMoney(price)}
      </td>
      <td className={`${cell.whole} ${css.status}`}>
        <StatusBadge request={request} />
      </td>
      <td className={cell.actions}>
        <Link
          className={iconButton}
          to="/coupa/$jobRequestId"
          params={{ jobRequestId: id }}
          aria-label={`${t('viewDetails')} ${name}`}
          title={t('viewDetails')}
        >
          <Icon name="next" flip />
        </Link>
      </td>
    </tr>
  )
}

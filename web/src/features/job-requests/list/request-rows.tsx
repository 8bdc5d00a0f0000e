import type { JobRequestListItem } from '@portolan/contract/job-requests/requests'
import { Link } from '@tanstack/react-router'
import { formatDate, formatMoment, formatMoney, formatProviderDay } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { requestMessages } from '../../../shared/request/messages/requests.ts'
import { StatusBadge } from '../../../shared/request/status-badge.tsx'
import { cell, FoldingTable, rowLink } from '../../../shared/ui/page/folding-table.tsx'
import { RequestMenu } from '../actions/request-menu.tsx'
import { listMessages } from './messages/list.ts'
import { NewsMarks } from './news-marks.tsx'
import css from './requests.module.css'

type Selection = { selected: ReadonlySet<string>; onSelect: (id: string, isSelected: boolean) => void }
type Props = Selection & { requests: readonly JobRequestListItem[]; isOutdated: boolean }

/** The organization's requests. Rows can be selected, to do something with several at once. */
export function RequestRows({ requests, isOutdated, ...selection }: Props) {
  const [t, words] = [useMessages(requestMessages), useMessages(listMessages)]
  const columns = [
    words('select'),
    t('name'),
    words('requester'),
    t('submitted'),
    words('due'),
    words('price'),
    t('status'),
    t('actions'),
  ]
  return (
    <FoldingTable
      label={t('listTitle')}
      columns={columns}
      hidden={[words('select')]}
      amounts={[words('price')]}
      folds="early"
      isBusy={isOutdated}
    >
      {requests.map((request) => (
        <Row key={request.id} request={request} {...selection} />
      ))}
    </FoldingTable>
  )
}

function Row({ request, selected, onSelect }: Selection & { request: JobRequestListItem }) {
  const [t, words] = [useMessages(requestMessages), useMessages(listMessages)]
  const { id, number, name, createTime, sourceLanguage, targetLanguages, requestorName, dueTime, price } = request
  const source = sourceLanguage?.name ?? t('unknown')
  const targets = targetLanguages.map((language) => language.name).sort()
  const languages = targets.length > 0 ? t('fromTo', { source, targets: targets.join(', ') }) : source
  return (
    <tr aria-selected={selected.has(id)}>
      <td className={css.select}>
        <input
          type="checkbox"
          aria-label={words('selectOne', { name })}
          checked={selected.has(id)}
          onChange={({ target }) => onSelect(id, target.checked)}
        />
      </td>
      <th scope="row" className={`${cell.name} ${css.wide}`}>
        <Link {...rowLink} to="/requests/$jobRequestId" params={{ jobRequestId: id }}>
          <bdi>{name}</bdi>
        </Link>
        <NewsMarks request={request} />
        <span className={css.below}>
          <bdi>{number}</bdi>
          <span className={css.languages} title={languages}>
            {languages}
          </span>
        </span>
      </th>
      <td className={css.line} data-label={words('requester')}>
        <bdi>{requestorName}</bdi>
      </td>
      <td className={cell.quiet} data-label={t('submitted')}>
        <time dateTime={createTime} title={formatMoment(createTime)}>
          {formatDate(createTime)}
        </time>
      </td>
      <td className={cell.quiet} data-label={words('due')}>
        {dueTime ? <time dateTime={dueTime}>{formatProviderDay(dueTime)}</time> : words('none')}
      </td>
      <td className={cell.amount} data-label={words('price')}>
        {price === null ? words('none') : formatMoney(price)}
      </td>
      <td className={`${cell.whole} ${css.line}`}>
        <StatusBadge request={request} />
      </td>
      <td className={cell.actions}>
        <RequestMenu request={request} />
      </td>
    </tr>
  )
}

import type { JobRequestListItem } from '@portolan/contract/job-requests/requests'
import { Link } from '@tanstack/react-router'
import { formatDate, formatMoment } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { requestMessages } from '../../../shared/request/messages/requests.ts'
import { StatusBadge } from '../../../shared/request/status-badge.tsx'
import { cell, FoldingTable, rowLink } from '../../../shared/ui/page/folding-table.tsx'
import { RequestMenu } from '../actions/request-menu.tsx'
import { listMessages } from './messages/list.ts'
import { NewsMarks } from './news-marks.tsx'
import css from './requests.module.css'
import { Due, Languages, Price } from './row-facts.tsx'
import { SelectAll, type SelectionProps } from './select-all.tsx'

type Props = SelectionProps & { isOutdated: boolean }

/** The organization's requests. Rows can be selected, to do something with several at once. */
export function RequestRows({ requests, isOutdated, selected, onSelect }: Props) {
  function select(id: string, isSelected: boolean) {
    const others = [...selected].filter((each) => each !== id)
    onSelect(isSelected ? [...others, id] : others)
  }
  const [t, words] = [useMessages(requestMessages), useMessages(listMessages)]
  const selectColumn = words('select')
  const actions = t('actions')
  const all = (
    <span className={css.inHead}>
      <SelectAll requests={requests} selected={selected} onSelect={onSelect} />
    </span>
  )
  const columns = [
    selectColumn,
    t('name'),
    words('requester'),
    t('submitted'),
    words('due'),
    words('price'),
    t('status'),
    actions,
  ]
  return (
    <FoldingTable
      label={t('listTitle')}
      columns={columns}
      heads={{ [selectColumn]: all, [actions]: <span /> }}
      amounts={[words('price')]}
      folds="early"
      isBusy={isOutdated}
    >
      {requests.map((request) => (
        <Row
          key={request.id}
          request={request}
          isSelected={selected.has(request.id)}
          onSelect={(isSelected) => select(request.id, isSelected)}
        />
      ))}
    </FoldingTable>
  )
}

type RowProps = { request: JobRequestListItem; isSelected: boolean; onSelect: (isSelected: boolean) => void }

function Row({ request, isSelected, onSelect }: RowProps) {
  const [t, words] = [useMessages(requestMessages), useMessages(listMessages)]
  const { id, number, name, createTime, requestorName, dueTime, deliveredTime, price } = request
  return (
    <tr aria-selected={isSelected} className={css.row}>
      <td className={css.select}>
        <input
          type="checkbox"
          aria-label={words('selectOne', { name })}
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
        />
      </td>
      <th scope="row" className={`${cell.name} ${css.wide}`}>
        <Link {...rowLink} to="/requests/$jobRequestId" params={{ jobRequestId: id }}>
          <bdi>{name}</bdi>
        </Link>
        <NewsMarks request={request} />
        <span className={css.below}>
          <bdi>{number}</bdi>
          <Languages request={request} />
        </span>
      </th>
      <td className={`${css.line} ${css.requester}`}>
        <bdi>{requestorName}</bdi>
      </td>
      <td className={cell.quiet} data-label={t('submitted')}>
        <time dateTime={createTime} title={formatMoment(createTime)}>
          {formatDate(createTime)}
        </time>
      </td>
      <td
        className={`${cell.quiet} ${css.due}`}
        data-label={deliveredTime ? undefined : words('due')}
        data-empty={!dueTime && !deliveredTime}
      >
        <Due request={request} />
      </td>
      <td className={`${cell.amount} ${css.price}`} data-empty={price === null}>
        <Price request={request} />
      </td>
      <td className={`${css.line} ${css.status}`}>
        <StatusBadge request={request} />
      </td>
      <td className={cell.actions}>
        <RequestMenu request={request} />
      </td>
    </tr>
  )
}

import type { JobRequestListItem } from '@portolan/contract/job-requests/requests'
import { useMessages } from '../../../shared/messages/messages.ts'
import { listMessages } from './messages/list.ts'

export type SelectionProps = {
  requests: readonly JobRequestListItem[]
  selected: ReadonlySet<string>
  onSelect: (ids: readonly string[]) => void
}

/** Selects all rows of the page, or none. Half checked while some are. */
export function SelectAll({ requests, selected, onSelect }: SelectionProps) {
  const t = useMessages(listMessages)
  const count = requests.filter(({ id }) => selected.has(id)).length
  const isAll = count === requests.length
  return (
    <input
      type="checkbox"
      aria-label={t('selectAll')}
      checked={isAll}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && !isAll
      }}
      onChange={() => onSelect(isAll ? [] : requests.map(({ id }) => id))}
    />
  )
}

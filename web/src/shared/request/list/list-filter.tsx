import { RequestOrder } from '@portolan/contract/job-requests/actions'
import { useMessages } from '../../messages/messages.ts'
import { FoldingFilter } from '../../ui/fields/folding-filter.tsx'
import { Labeled } from '../../ui/fields/labeled.tsx'
import { SearchBox } from '../../ui/fields/search-box.tsx'
import { requestMessages } from '../messages/requests.ts'
import css from './list-filter.module.css'
import { listFilterMessages } from './messages/list-filter.ts'
import { readFilter, statusFilters } from './status-filter.ts'
import type { ListAddress, Looked } from './use-list-address.ts'

type Props = Pick<ListAddress, 'search' | 'filter' | 'order' | 'isMine'> & {
  onLook: (next: Looked, replace?: boolean) => void
}

/** Which requests are listed, and in which order. */
export function ListFilter({ search, filter, order, isMine, onLook }: Props) {
  const [t, words] = [useMessages(requestMessages), useMessages(listFilterMessages)]
  return (
    <FoldingFilter
      search={<SearchBox label={t('search')} search={search} onSearch={(typed) => onLook({ search: typed }, true)} />}
    >
      <Labeled label={t('status')}>
        {(control) => (
          <select {...control} value={filter} onChange={({ target }) => onLook({ filter: readFilter(target.value) })}>
            {statusFilters.map((one) => (
              <option key={one} value={one}>
                {t(`filter_${one}`)}
              </option>
            ))}
          </select>
        )}
      </Labeled>
      <Labeled label={words('order')}>
        {(control) => (
          <select
            {...control}
            value={order}
            onChange={({ target }) => onLook({ order: RequestOrder.parse(target.value) })}
          >
            {RequestOrder.options.map((one) => (
              <option key={one} value={one}>
                {words(`order_${one}`)}
              </option>
            ))}
          </select>
        )}
      </Labeled>
      <label className={css.mine}>
        <input type="checkbox" checked={isMine} onChange={({ target }) => onLook({ isMine: target.checked })} />
        {words('mine')}
      </label>
    </FoldingFilter>
  )
}

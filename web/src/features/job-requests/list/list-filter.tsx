import { RequestOrder } from '@portolan/contract/job-requests/actions'
import { useId, useState } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import { requestMessages } from '../../../shared/request/messages/requests.ts'
import { button } from '../../../shared/ui/button.ts'
import { Labeled } from '../../../shared/ui/fields/labeled.tsx'
import { SearchBox } from '../../../shared/ui/fields/search-box.tsx'
import { listMessages } from './messages/list.ts'
import css from './requests.module.css'
import { readFilter, statusFilters } from './status-filter.ts'
import type { ListAddress, Looked } from './use-list-address.ts'

type Props = Pick<ListAddress, 'search' | 'filter' | 'order' | 'isMine'> & {
  onLook: (next: Looked, replace?: boolean) => void
}

/** On a telephone the search alone, and the rest behind a button. */
export function ListFilter({ search, filter, order, isMine, onLook }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const [t, words] = [useMessages(requestMessages), useMessages(listMessages)]
  return (
    <search className={css.filter}>
      <SearchBox label={t('search')} search={search} onSearch={(typed) => onLook({ search: typed }, true)} />
      <button
        type="button"
        className={`${button('outline')} ${css.more}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {words('filters')}
      </button>
      <div id={id} className={css.rest} data-open={isOpen}>
        <Labeled label={t('status')}>
          {(control) => (
            <select
              {...control}
              value={filter}
              onChange={(event) => onLook({ filter: readFilter(event.target.value) })}
            >
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
      </div>
    </search>
  )
}

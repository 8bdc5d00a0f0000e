import { useMessages } from '../../../shared/messages/messages.ts'
import { requestMessages } from '../../../shared/request/messages/requests.ts'
import { Labeled } from '../../../shared/ui/fields/labeled.tsx'
import { SearchBox } from '../../../shared/ui/fields/search-box.tsx'
import css from './requests.module.css'
import { readFilter, type StatusFilter, statusFilters } from './status-filter.ts'

type Props = {
  search: string
  filter: StatusFilter
  onLook: (next: { search?: string; filter?: StatusFilter }, replace?: boolean) => void
}

export function ListFilter({ search, filter, onLook }: Props) {
  const t = useMessages(requestMessages)
  return (
    <search className={css.filter}>
      <SearchBox label={t('search')} search={search} onSearch={(typed) => onLook({ search: typed }, true)} />
      <Labeled label={t('status')}>
        {(control) => (
          <select {...control} value={filter} onChange={(event) => onLook({ filter: readFilter(event.target.value) })}>
            {statusFilters.map((one) => (
              <option key={one} value={one}>
                {t(`filter_${one}`)}
              </option>
            ))}
          </select>
        )}
      </Labeled>
    </search>
  )
}

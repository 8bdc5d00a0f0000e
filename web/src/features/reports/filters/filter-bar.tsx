import type { ReportFilter } from '@portolan/contract/reports/reports'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import type { Filters } from '../address.ts'
import { reportMessages } from '../messages/reports.ts'
import css from './filter-bar.module.css'
import { FilterForm } from './filter-form.tsx'
import { useFilterText } from './filter-text.ts'

type Props = {
  filters: readonly ReportFilter[]
  values: Filters
  onSearch: (filters: Filters) => void
  /** Stands at the end of the line. */
  children: ReactNode
}

/** One line with the filters that are set. The form is folded, so that the table is near the top of the page. */
export function FilterBar({ filters, values, onSearch, children }: Props) {
  const t = useMessages(reportMessages)
  const describe = useFilterText()
  const id = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const set = filters.flatMap((filter) => {
    const value = values[filter.mapping]
    return value === undefined ? [] : [{ mapping: filter.mapping, text: describe(filter, value) }]
  })
  function search(next: Filters) {
    setOpen(false)
    toggle.current?.focus()
    onSearch(next)
  }
  return (
    <div className={css.frame}>
      <div className={css.line}>
        <button
          ref={toggle}
          type="button"
          className={button('outline')}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="search" />
          {t('filters')}
        </button>
        {set.length > 0 && (
          <ul className={css.chips} aria-label={t('filtersSet')}>
            {set.map(({ mapping, text }) => (
              <li key={mapping}>
                <bdi>{text}</bdi>
                <button
                  type="button"
                  aria-label={t('removeFilter', { filter: text })}
                  onClick={() => search(Object.fromEntries(Object.entries(values).filter(([key]) => key !== mapping)))}
                >
                  <Icon name="close" size={16} />
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className={css.end}>{children}</div>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <FilterForm key={JSON.stringify(values)} filters={filters} values={values} onSearch={search} />}
      </div>
    </div>
  )
}

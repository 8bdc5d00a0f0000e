import { useEffect, useRef } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'
import { requestMessages } from '../../shared/messages/requests.ts'
import css from './requests.module.css'
import { readFilter, type StatusFilter, statusFilters } from './status-filter.ts'

type Props = {
  search: string
  filter: StatusFilter
  onLook: (next: { search?: string; filter?: StatusFilter }, replace?: boolean) => void
}

const typingPause = 300

export function ListFilter({ search, filter, onLook }: Props) {
  const t = useMessages(requestMessages)
  const input = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Whoever goes back sees what was looked for then; whoever types is not disturbed.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = search
  }, [search])
  useEffect(() => () => clearTimeout(pause.current), [])

  function lookSoon(typed: string) {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => onLook({ search: typed.trim() }, true), typingPause)
  }

  return (
    <search className={css.filter}>
      <label>
        <span className={css.label}>{t('search')}</span>
        <input
          ref={input}
          type="search"
          defaultValue={search}
          maxLength={200}
          onChange={(event) => lookSoon(event.target.value)}
        />
      </label>
      <label>
        <span className={css.label}>{t('status')}</span>
        <select value={filter} onChange={(event) => onLook({ filter: readFilter(event.target.value) })}>
          {statusFilters.map((one) => (
            <option key={one} value={one}>
              {t(`filter_${one}`)}
            </option>
          ))}
        </select>
      </label>
    </search>
  )
}

import { useMessages } from '../../../shared/messages/messages.ts'
import box from '../../../shared/ui/fields/search-box.module.css'
import { Icon } from '../../../shared/ui/icon.tsx'
import css from './faq-search.module.css'
import { helpMessages } from './messages/help.ts'

type Props = { search: string; count: number; onSearch: (search: string) => void }

export function FaqSearch({ search, count, onSearch }: Props) {
  const t = useMessages(helpMessages)
  return (
    <search className={css.search}>
      <div className={`${box.box} ${css.large}`}>
        <Icon name="search" />
        <input
          type="search"
          aria-label={t('search')}
          aria-keyshortcuts="/"
          placeholder={t('search')}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
        <span className={box.key} aria-hidden="true">
          /
        </span>
      </div>
      <p className={css.count} role="status">
        {search.trim() ? t('found', { count, search: search.trim() }) : t('allShown', { count })}
      </p>
    </search>
  )
}

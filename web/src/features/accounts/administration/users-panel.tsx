import { useState } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import { SearchBox } from '../../../shared/ui/fields/search-box.tsx'
import css from './administration.module.css'
import { administrationMessages } from './messages/administration.ts'
import { UserTable } from './user-table.tsx'

/** Everybody with an account, of clients and of the provider. */
export function UsersPanel({ onImpersonate }: { onImpersonate: (username: string) => void }) {
  const t = useMessages(administrationMessages)
  const [search, setSearch] = useState('')
  return (
    <div className={css.panel}>
      <div className={css.search}>
        <SearchBox label={t('searchUsers')} search={search} onSearch={setSearch} />
      </div>
      <UserTable search={search} onImpersonate={onImpersonate} />
    </div>
  )
}

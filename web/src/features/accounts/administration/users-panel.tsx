import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { SearchBox } from '../../../shared/ui/fields/search-box.tsx'
import css from './administration.module.css'
import { administrationMessages } from './messages/administration.ts'
import { staffMessages } from './staff/messages/staff.ts'
import { StaffInvitations } from './staff/staff-invitations.tsx'
import { UserTable } from './user-table.tsx'

const InviteStaffDialog = lazy(() => import('./staff/invite-staff-dialog.tsx'))

/** Everybody with an account, of clients and of the provider. */
export function UsersPanel({ onImpersonate }: { onImpersonate: (username: string) => void }) {
  const t = useMessages(administrationMessages)
  const staff = useMessages(staffMessages)
  const [search, setSearch] = useState('')
  const [isInviting, setInviting] = useState(false)
  return (
    <div className={css.panel}>
      <div className={css.tools}>
        <div className={css.search}>
          <SearchBox label={t('searchUsers')} search={search} onSearch={setSearch} />
        </div>
        <button type="button" className={button('solid')} onClick={() => setInviting(true)}>
          {staff('invite')}
        </button>
      </div>
      <StaffInvitations />
      <UserTable search={search} onImpersonate={onImpersonate} />
      <Suspense>{isInviting && <InviteStaffDialog onClose={() => setInviting(false)} />}</Suspense>
    </div>
  )
}

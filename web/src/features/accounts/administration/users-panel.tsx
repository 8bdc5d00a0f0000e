import { listUserRoles } from '@portolan/contract/accounts/users'
import { Role } from '@portolan/contract/roles'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../../shared/api/api-client.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { SearchBox } from '../../../shared/ui/fields/search-box.tsx'
import { SelectField } from '../../../shared/ui/fields/select-field.tsx'
import { accountsMessages } from '../messages/accounts.ts'
import { rolesInOrder } from '../roles/role-order.ts'
import css from './administration.module.css'
import { clientChoices } from './client-list.ts'
import { administrationMessages } from './messages/administration.ts'
import { staffMessages } from './staff/messages/staff.ts'
import { StaffInvitations } from './staff/staff-invitations.tsx'
import { UserTable } from './user-table.tsx'

const InviteStaffDialog = lazy(() => import('./staff/invite-staff-dialog.tsx'))

const usedRoles = queryOptions({
  queryKey: ['userRoles'],
  queryFn: ({ signal }) => call(listUserRoles, {}, { signal }),
})

/** Everybody with an account, of clients and of the provider. */
export function UsersPanel({ onImpersonate }: { onImpersonate: (username: string) => void }) {
  const t = useMessages(administrationMessages)
  const staff = useMessages(staffMessages)
  const roles = useMessages(accountsMessages)
  const { data: clients = [] } = useQuery(clientChoices)
  const { data: used = [] } = useQuery(usedRoles)
  const [search, setSearch] = useState('')
  const [clientId, setClientId] = useState('')
  const [role, setRole] = useState('')
  const [isInviting, setInviting] = useState(false)
  return (
    <div className={css.panel}>
      <StaffInvitations />
      <h2>{t('users')}</h2>
      <div className={css.tools}>
        <div className={css.filters}>
          <div className={css.search}>
            <SearchBox label={t('searchUsers')} search={search} onSearch={setSearch} />
          </div>
          <SelectField
            label={t('client')}
            translate="no"
            placeholder={t('allClients')}
            value={clientId}
            onChange={({ target }) => setClientId(target.value)}
            options={clients.map((client) => ({ value: String(client.clientId), name: client.clientName }))}
          />
          <SelectField
            label={t('role')}
            placeholder={t('allRoles')}
            value={role}
            onChange={({ target }) => setRole(target.value)}
            options={rolesInOrder(used).map((value) => ({ value, name: roles(value) }))}
          />
        </div>
        <button type="button" className={button('solid')} onClick={() => setInviting(true)}>
          {staff('invite')}
        </button>
      </div>
      <UserTable
        search={search}
        clientId={clientId ? Number(clientId) : undefined}
        ofRole={role ? Role.parse(role) : undefined}
        showsCompany
        onImpersonate={onImpersonate}
      />
      <Suspense>{isInviting && <InviteStaffDialog onClose={() => setInviting(false)} />}</Suspense>
    </div>
  )
}

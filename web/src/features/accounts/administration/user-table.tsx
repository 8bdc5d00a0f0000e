import {
  disableUser,
  disableUserMfa,
  enableUser,
  listUsers,
  resendUserConfirmation,
  type User,
} from '@portolan/contract/accounts/users'
import { clientRoles, type Role } from '@portolan/contract/roles'
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../../shared/api/api-client.ts'
import { errorText } from '../../../shared/api/error-text.ts'
import { joinNames } from '../../../shared/join-names.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { useSession } from '../../../shared/session/session.ts'
import { EmailText } from '../../../shared/ui/email-text.tsx'
import { EmptyState } from '../../../shared/ui/page/empty-state.tsx'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { cell, FoldingTable } from '../../../shared/ui/page/folding-table.tsx'
import { MoreButton } from '../../../shared/ui/page/more-button.tsx'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { notify } from '../../../shared/ui/snackbar.tsx'
import { accountsMessages } from '../messages/accounts.ts'
import { AccountMenu } from '../organization-users/account-menu.tsx'
import { AccountStatuses } from '../organization-users/account-statuses.tsx'
import { nameOf } from '../organization-users/contact-name.ts'
import { organizationUserMessages } from '../organization-users/messages/organization-users.ts'
import css from './administration.module.css'
import { administrationMessages } from './messages/administration.ts'
import { staffMessages } from './staff/messages/staff.ts'

const ChangeRoleDialog = lazy(() => import('./staff/change-role-dialog.tsx'))

type Impersonate = { onImpersonate: (username: string) => void }

const changes = { disableMfa: disableUserMfa, disableAccount: disableUser, enableAccount: enableUser } as const

type TableProps = Impersonate & {
  search: string
  /** Only users of this client. */
  clientId?: number | undefined
  ofRole?: Role | undefined
  /** Not where all rows have the same one. */
  showsCompany: boolean
}

const pageSize = 20

export function UserTable({ search, clientId, ofRole, showsCompany, onImpersonate }: TableProps) {
  const t = useMessages(administrationMessages)
  const account = useMessages(organizationUserMessages)
  const queries = useQueryClient()
  /** Also the lists of other filters, and the roles to filter by. */
  const refresh = () => Promise.all(['users', 'userRoles'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
  const list = useInfiniteQuery({
    queryKey: ['users', search, clientId, ofRole],
    queryFn: ({ pageParam, signal }) =>
      call(
        listUsers,
        { query: { search: search || undefined, clientId, role: ofRole, pageSize, pageToken: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
    placeholderData: keepPreviousData,
  })
  if (list.isError) return <ErrorDisplay error={list.error} onRetry={() => list.refetch()} />
  if (!list.data) return <Skeleton count={8} />
  const users = list.data.pages.flatMap(({ items }) => items)
  const isFiltered = showsCompany && (clientId !== undefined || ofRole !== undefined)
  if (users.length === 0)
    return <EmptyState icon="search" text={t(isFiltered ? 'noUsersWith' : search ? 'noUsers' : 'noUsersYet')} />
  const columns = [
    account('name'),
    ...(showsCompany ? [t('company')] : []),
    t('roles'),
    account('account'),
    account('mfa'),
    account('actions'),
  ]
  return (
    <>
      <FoldingTable label={t('users')} columns={columns} folds="early" isBusy={list.isPlaceholderData}>
        {users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            showsCompany={showsCompany}
            onImpersonate={onImpersonate}
            onChanged={refresh}
          />
        ))}
      </FoldingTable>
      <MoreButton list={list} label={t('more')} />
    </>
  )
}

type RowProps = Impersonate & { user: User; showsCompany: boolean; onChanged: () => Promise<unknown> }

function UserRow({ user, showsCompany, onImpersonate, onChanged }: RowProps) {
  const t = useMessages(administrationMessages)
  const role = useMessages(accountsMessages)
  const staff = useMessages(staffMessages)
  const session = useSession()
  const [isChangingRole, setChangingRole] = useState(false)
  const name = nameOf(user)
  const isOfClient = user.roles.some((one) => clientRoles.includes(one))
  const mayImpersonate = user.isAccountEnabled && !user.roles.includes('ADMIN')
  const impersonate = {
    id: 'impersonate',
    label: role('start'),
    icon: 'person',
    isDisabled: !user.isEmailConfirmed,
    note: user.isEmailConfirmed ? undefined : t('notConfirmed'),
    onChoose: () => onImpersonate(user.username),
  } as const
  const changeRole = {
    id: 'changeRole',
    label: staff('changeRole'),
    icon: 'edit',
    onChoose: () => setChangingRole(true),
  } as const
  const resend = {
    id: 'resend',
    label: t('resend'),
    icon: 'mail',
    onChoose: () => void sendAgain(),
  } as const
  const sendAgain = async () => {
    try {
      await call(resendUserConfirmation, { params: { userId: user.id } })
      notify(t('resent', { email: user.email }))
    } catch (error) {
      notify(errorText(error), 'error')
    }
    await onChanged()
  }
  const more = [
    ...(user.isAccountEnabled && !user.isEmailConfirmed ? [resend] : []),
    ...(mayImpersonate ? [impersonate] : []),
    ...(user.roles.length > 0 ? [changeRole] : []),
  ]
  return (
    <tr>
      <th scope="row" className={cell.name}>
        <bdi>{name}</bdi>
        <span className={css.address}>
          <EmailText email={user.email} />
        </span>
      </th>
      {showsCompany && (
        <td data-label={t('company')}>
          <bdi>{user.company ?? t(isOfClient ? 'noCompany' : 'staff')}</bdi>
        </td>
      )}
      <td data-label={t('roles')}>{joinNames(user.roles.map((one) => role(one)))}</td>
      <AccountStatuses settings={user} />
      <td className={cell.actions}>
        <AccountMenu
          name={name}
          settings={user}
          ownUsername={session?.username ?? ''}
          onChange={async (action) => {
            await call(changes[action], { params: { userId: user.id } })
            await onChanged()
          }}
          more={more}
        />
        <Suspense>
          {isChangingRole && (
            <ChangeRoleDialog user={user} onChanged={onChanged} onClose={() => setChangingRole(false)} />
          )}
        </Suspense>
      </td>
    </tr>
  )
}

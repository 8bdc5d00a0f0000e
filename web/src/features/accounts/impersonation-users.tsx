import { listUsers } from '@portolan/contract/accounts/users'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../shared/api/api-client.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { useDebounced } from '../../shared/use-debounced.ts'
import css from './impersonation-dialog.module.css'
import { accountsMessages } from './messages/accounts.ts'
import { nameOf } from './organization-users/contact-name.ts'

const typingPause = 250
const mostUsers = 20

/** The users that match what was typed, to choose one. Without an answer, the exact username still works. */
export function UserMatches({ typed, onChoose }: { typed: string; onChoose: (username: string) => void }) {
  const t = useMessages(accountsMessages)
  const search = useDebounced(typed.trim(), typingPause)
  const users = useQuery({
    queryKey: ['users', 'impersonable', search],
    queryFn: ({ signal }) =>
      call(listUsers, { query: { search, isImpersonable: 'true', pageSize: mostUsers } }, { signal }),
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const items = search.length > 1 ? users.data?.items : undefined
  if (!items || (items.length === 1 && items[0]?.username === search)) return null
  return (
    <div>
      <p role="status" className={css.count}>
        {t('usersFound', { count: items.length })}
      </p>
      {items.length > 0 && (
        <ul className={css.users} aria-label={t('users')}>
          {items.map((user) => (
            <li key={user.username}>
              <button type="button" onClick={() => onChoose(user.username)}>
                <bdi>{nameOf(user)}</bdi>
                <span>
                  <bdi>{user.email}</bdi>
                  {user.company && (
                    <>
                      {' · '}
                      <bdi>{user.company}</bdi>
                    </>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

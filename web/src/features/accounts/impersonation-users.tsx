import { searchImpersonationUsers } from '@portolan/contract/identity/impersonation'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../shared/api/api-client.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { useDebounced } from '../../shared/use-debounced.ts'
import css from './impersonation-dialog.module.css'
import { accountsMessages } from './messages/accounts.ts'

const typingPause = 250

/** The users that match what was typed, to choose one. Without an answer, the exact username still works. */
export function UserMatches({ typed, onChoose }: { typed: string; onChoose: (username: string) => void }) {
  const t = useMessages(accountsMessages)
  const search = useDebounced(typed.trim(), typingPause)
  const users = useQuery({
    queryKey: ['impersonationUsers', search],
    queryFn: ({ signal }) => call(searchImpersonationUsers, { query: { search } }, { signal }),
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
          {items.map(({ username, name, email, company }) => (
            <li key={username}>
              <button type="button" onClick={() => onChoose(username)}>
                <bdi>{name || username}</bdi>
                <span>
                  <bdi>{email}</bdi>
                  {company && (
                    <>
                      {' · '}
                      <bdi>{company}</bdi>
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

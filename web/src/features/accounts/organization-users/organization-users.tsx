import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import type { Session } from '../../../shared/session/session.ts'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { FoldingTable } from '../../../shared/ui/page/folding-table.tsx'
import { PageControls } from '../../../shared/ui/page/page-controls.tsx'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { Invitations } from '../invitations/invitations.tsx'
import { organizationContacts } from './api.ts'
import { ContactRow } from './contact-row.tsx'
import { organizationUserMessages } from './messages/organization-users.ts'
import css from './organization-users.module.css'
import { pageSizes, usePaging } from './use-paging.ts'

const columns = ['name', 'email', 'account', 'mfa', 'actions'] as const

/** Who belongs to the organization, who can sign in and how. */
export default function OrganizationUsers({ session, onLeave }: { session: Session; onLeave: () => void }) {
  const t = useMessages(organizationUserMessages)
  const contacts = useQuery(organizationContacts)
  const [search, setSearch] = useState('')
  const found = (contacts.data ?? []).filter(({ firstName, lastName, email }) =>
    `${firstName} ${lastName} ${email}`.toLowerCase().includes(search.trim().toLowerCase()),
  )
  const paging = usePaging(found)
  const to = paging.first + paging.shown.length
  if (contacts.isPending) return <Skeleton count={8} />
  if (contacts.isError) return <ErrorDisplay error={contacts.error} onRetry={() => contacts.refetch()} />
  return (
    <div className={css.users}>
      <label className={css.search}>
        <span className="visually-hidden">{t('filter')}</span>
        <input
          type="search"
          placeholder={t('filter')}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value)
            paging.toFirst()
          }}
        />
      </label>
      {found.length === 0 ? (
        <p className={css.none}>{t('noneFound', { search: search.trim() })}</p>
      ) : (
        <FoldingTable label={t('tableName')} columns={columns.map((column) => t(column))} folds="late">
          {paging.shown.map((contact) => (
            <ContactRow key={contact.id} contact={contact} ownUsername={session.username} />
          ))}
        </FoldingTable>
      )}
      <PageControls
        size={paging.size}
        sizes={pageSizes}
        onResize={paging.resize}
        count={found.length}
        place={t('range', { from: Math.min(paging.first + 1, found.length), to, total: found.length })}
        isFirst={paging.isFirst}
        isLast={paging.isLast}
        onBack={() => paging.turn(-1)}
        onNext={() => paging.turn(1)}
      />
      <p>
        <Link to="/activity" onClick={onLeave}>
          {t('activity')}
        </Link>
      </p>
      <Invitations isReadOnly={session.isImpersonated} />
    </div>
  )
}

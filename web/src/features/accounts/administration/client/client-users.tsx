import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { SearchBox } from '../../../../shared/ui/fields/search-box.tsx'
import administration from '../administration.module.css'
import { administrationMessages } from '../messages/administration.ts'
import { UserTable } from '../user-table.tsx'
import css from './client.module.css'
import { ClientInvitations } from './client-invitations.tsx'
import { clientMessages } from './messages/client.ts'

const ImpersonationDialog = lazy(() => import('../../impersonation-dialog.tsx'))
const InviteUserDialog = lazy(() => import('./invite-user-dialog.tsx'))

/** The users of a client and open invitations. */
export function ClientUsers({ clientId }: { clientId: number }) {
  const t = useMessages(administrationMessages)
  const words = useMessages(clientMessages)
  const [search, setSearch] = useState('')
  const [impersonated, setImpersonated] = useState<string>()
  const [isInviting, setInviting] = useState(false)
  return (
    <>
      <ClientInvitations clientId={clientId} />
      <section className={css.users}>
        <h2>{t('users')}</h2>
        <div className={administration.tools}>
          <div className={administration.search}>
            <SearchBox label={words('searchUsers')} search={search} onSearch={setSearch} />
          </div>
          <button type="button" className={button('outline')} onClick={() => setInviting(true)}>
            {words('invite')}
          </button>
        </div>
        <UserTable clientId={clientId} search={search} showsCompany={false} onImpersonate={setImpersonated} />
      </section>
      <Suspense>
        {isInviting && <InviteUserDialog clientId={clientId} onClose={() => setInviting(false)} />}
        {impersonated !== undefined && (
          <ImpersonationDialog open username={impersonated} onClose={() => setImpersonated(undefined)} />
        )}
      </Suspense>
    </>
  )
}

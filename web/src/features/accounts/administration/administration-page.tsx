import { Link, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { WithQuery } from '../../../shared/api/query.tsx'
import { useMessages } from '../../../shared/messages/messages.ts'
import { AddressTabs } from '../../../shared/ui/address-tabs.tsx'
import { button } from '../../../shared/ui/button.ts'
import { Page } from '../../../shared/ui/page/page.tsx'
import { ClientsPanel } from './clients-panel.tsx'
import { administrationMessages } from './messages/administration.ts'
import { SettingsPanel } from './settings-panel.tsx'
import { UsersPanel } from './users-panel.tsx'

const ImpersonationDialog = lazy(() => import('../impersonation-dialog.tsx'))

/** For administrators: everything that is set for the whole portal, for a client or for a user. */
export default function AdministrationPage() {
  const t = useMessages(administrationMessages)
  const { impersonate } = useSearch({ strict: false }) as { impersonate?: unknown }
  /** The username to begin with; empty to search for one. */
  const [impersonated, setImpersonated] = useState(impersonate === true ? '' : undefined)
  const tabs = (['clients', 'users', 'settings'] as const).map((id) => ({ id, name: t(id) }))
  return (
    <WithQuery>
      <Page
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <Link className={button('outline')} to="/desk/machineTranslation">
              {t('machineTranslation')}
            </Link>
            <button type="button" className={button('outline')} onClick={() => setImpersonated('')}>
              {t('impersonate')}
            </button>
          </>
        }
      >
        <AddressTabs label={t('parts')} tabs={tabs} first="clients">
          {(shown) =>
            shown === 'clients' ? (
              <ClientsPanel />
            ) : shown === 'users' ? (
              <UsersPanel onImpersonate={setImpersonated} />
            ) : (
              <SettingsPanel />
            )
          }
        </AddressTabs>
        <Suspense>
          {impersonated !== undefined && (
            <ImpersonationDialog open username={impersonated} onClose={() => setImpersonated(undefined)} />
          )}
        </Suspense>
      </Page>
    </WithQuery>
  )
}

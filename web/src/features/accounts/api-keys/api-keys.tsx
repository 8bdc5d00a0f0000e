import { type ApiKey, revokeApiKey } from '@portolan/contract/identity/api-keys'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../../shared/api/api-client.ts'
import { useBranding } from '../../../shared/branding.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { ContactText } from '../../../shared/ui/page/contact-text.tsx'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import css from '../security/security.module.css'
import { ownApiKeys } from './api.ts'
import { ApiKeyRow } from './api-key-row.tsx'
import { apiKeyMessages } from './messages/api-keys.ts'
import { RevokeKeyDialog } from './revoke-key-dialog.tsx'

const CreateKeyDialog = lazy(() => import('./create-key-dialog.tsx'))

/** The keys of the user's programs. */
export default function ApiKeys({ isImpersonated }: { isImpersonated: boolean }) {
  const t = useMessages(apiKeyMessages)
  return (
    <section className={css.section}>
      <h3>{t('title')}</h3>
      {isImpersonated ? <p className={css.text}>{t('whileImpersonating')}</p> : <OwnKeys />}
    </section>
  )
}

function OwnKeys() {
  const t = useMessages(apiKeyMessages)
  const { contactEmail: email } = useBranding()
  const queries = useQueryClient()
  const list = useQuery(ownApiKeys)
  const [isCreating, setCreating] = useState(false)
  const [revoked, setRevoked] = useState<ApiKey>()
  const refresh = () => queries.invalidateQueries(ownApiKeys)
  if (list.isPending) return <Skeleton count={2} />
  if (list.isError) return <ErrorDisplay error={list.error} onRetry={() => list.refetch()} />
  const { isAllowed, keys } = list.data
  return (
    <>
      {isAllowed ? (
        <p className={css.text}>
          {t('text')} <a href="/api/docs#api-keys">{t('howTo')}</a>
        </p>
      ) : (
        <p className={css.text}>
          <ContactText text={t(keys.length > 0 ? 'offButKept' : 'off', { email })} email={email} />
        </p>
      )}
      {keys.length > 0 && (
        <ul className={css.list}>
          {keys.map((key) => (
            <ApiKeyRow key={key.id} apiKey={key} onRevoke={() => setRevoked(key)} />
          ))}
        </ul>
      )}
      {isAllowed && (
        <button type="button" className={button('outline')} onClick={() => setCreating(true)}>
          {t('create')}
        </button>
      )}
      <Suspense>{isCreating && <CreateKeyDialog onClose={() => setCreating(false)} onCreated={refresh} />}</Suspense>
      {revoked && (
        <RevokeKeyDialog
          name={revoked.name}
          onClose={() => setRevoked(undefined)}
          onConfirm={async () => {
            await call(revokeApiKey, { params: { apiKeyId: revoked.id } })
            await refresh()
          }}
        />
      )}
    </>
  )
}

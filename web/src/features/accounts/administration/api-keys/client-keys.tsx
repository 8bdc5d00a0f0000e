import { type ClientApiKey, listClientApiKeys, revokeClientApiKey } from '@portolan/contract/identity/api-keys'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../shared/api/api-client.ts'
import { formatDate } from '../../../../shared/format.ts'
import { useLocale } from '../../../../shared/messages/language.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { ErrorDisplay } from '../../../../shared/ui/page/error-display.tsx'
import { cell, FoldingTable } from '../../../../shared/ui/page/folding-table.tsx'
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx'
import { apiKeyMessages } from '../../api-keys/messages/api-keys.ts'
import { RevokeKeyDialog } from '../../api-keys/revoke-key-dialog.tsx'
import { timeAgo } from '../../security/sessions/time-ago.ts'
import css from './api-keys.module.css'
import { KeySetting } from './key-setting.tsx'

/** The keys of a client's users, and whether they may have any. */
export function ClientKeys({ clientId }: { clientId: number }) {
  const t = useMessages(apiKeyMessages)
  const list = useQuery({
    queryKey: ['clientApiKeys', clientId],
    queryFn: ({ signal }) => call(listClientApiKeys, { params: { clientId } }, { signal }),
    staleTime: 0,
  })
  const [revoked, setRevoked] = useState<ClientApiKey>()
  if (list.isError) return <ErrorDisplay error={list.error} onRetry={() => list.refetch()} />
  if (!list.data) return <Skeleton count={3} />
  const { keys, isAllowed, isAllowedForAll } = list.data
  return (
    <section className={css.keys}>
      <h2>{t('ofClient')}</h2>
      {!isAllowedForAll && <p>{t('offForAll')}</p>}
      <KeySetting clientId={clientId} isAllowed={isAllowed} onSaved={() => list.refetch()} />
      {keys.length === 0 ? (
        <p>{t('noKeys')}</p>
      ) : (
        <FoldingTable
          label={t('ofClient')}
          columns={[t('key'), t('owner'), t('expiry'), t('lastUse'), t('actions')]}
          folds="usual"
        >
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} onRevoke={() => setRevoked(key)} />
          ))}
        </FoldingTable>
      )}
      {revoked && (
        <RevokeKeyDialog
          name={revoked.name}
          onClose={() => setRevoked(undefined)}
          onConfirm={async () => {
            await call(revokeClientApiKey, { params: { clientId, apiKeyId: revoked.id } })
            await list.refetch()
          }}
        />
      )}
    </section>
  )
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ClientApiKey; onRevoke: () => void }) {
  const t = useMessages(apiKeyMessages)
  const locale = useLocale()
  const { name, prefix, ownerName, ownerEmail, expiresAt, isExpired, lastUsedAt, isReadOnly } = apiKey
  return (
    <tr>
      <th scope="row" className={cell.name}>
        <bdi>{name}</bdi>
        <code className={css.prefix} dir="ltr">
          {prefix}…
        </code>
        {isReadOnly && <span className={css.prefix}>{t('readOnly')}</span>}
      </th>
      <td data-label={t('owner')}>
        <bdi>{ownerName || ownerEmail}</bdi>
      </td>
      <td data-label={t('expiry')}>{isExpired ? t('expired') : formatDate(expiresAt)}</td>
      <td data-label={t('lastUse')}>{lastUsedAt ? timeAgo(lastUsedAt, locale) : t('neverUsed')}</td>
      <td className={cell.actions}>
        <button type="button" className={button('text')} aria-label={t('revokeNamed', { name })} onClick={onRevoke}>
          {t('revoke')}
        </button>
      </td>
    </tr>
  )
}

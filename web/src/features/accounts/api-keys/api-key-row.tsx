import type { ApiKey } from '@portolan/contract/identity/api-keys'
import { formatDate } from '../../../shared/format.ts'
import { useLocale } from '../../../shared/messages/language.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { timeAgo } from '../security/sessions/time-ago.ts'
import { SettingRow } from '../security/setting-row.tsx'
import { apiKeyMessages } from './messages/api-keys.ts'

export function ApiKeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const t = useMessages(apiKeyMessages)
  const locale = useLocale()
  const { name, prefix, expiresAt, isExpired, lastUsedAt, isReadOnly } = apiKey
  const used = lastUsedAt ? t('lastUsed', { when: timeAgo(lastUsedAt, locale) }) : t('neverUsed')
  return (
    <SettingRow
      icon="plug"
      title={<bdi>{name}</bdi>}
      mark={isExpired ? { text: t('expired'), tone: 'plain' } : undefined}
      text={
        <>
          <code dir="ltr">{prefix}…</code> · {isReadOnly && `${t('readOnlyMark')} · `}
          {t('expires', { date: formatDate(expiresAt) })} · {used}
        </>
      }
      action={
        <button type="button" className={button('outline')} aria-label={t('revokeNamed', { name })} onClick={onRevoke}>
          {t('revoke')}
        </button>
      }
    />
  )
}

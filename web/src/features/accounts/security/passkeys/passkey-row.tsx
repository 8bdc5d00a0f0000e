import type { Passkey } from '@portolan/contract/identity/security'
import { formatDate } from '../../../../shared/format.ts'
import { useLocale } from '../../../../shared/messages/language.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { securityMessages } from '../messages/security.ts'
import { timeAgo } from '../sessions/time-ago.ts'
import { SettingRow } from '../setting-row.tsx'

export function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const t = useMessages(securityMessages)
  const locale = useLocale()
  const { name, createdAt, lastUsedAt } = passkey
  const used = lastUsedAt ? t('lastUsed', { when: timeAgo(lastUsedAt, locale) }) : t('neverUsed')
  return (
    <SettingRow
      icon="key"
      title={<bdi>{name}</bdi>}
      text={`${t('addedOn', { date: formatDate(createdAt) })} · ${used}`}
      action={
        <button type="button" className={button('outline')} aria-label={t('removeNamed', { name })} onClick={onRemove}>
          {t('remove')}
        </button>
      }
    />
  )
}

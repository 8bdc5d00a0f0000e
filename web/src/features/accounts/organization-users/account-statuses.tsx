import type { IdentitySettings } from '@portolan/contract/accounts/organization'
import { useMessages } from '../../../shared/messages/messages.ts'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { organizationUserMessages } from './messages/organization-users.ts'
import css from './organization-users.module.css'

/** Two cells: whether somebody can sign in, and whether with an authenticator app. */
export function AccountStatuses({
  settings,
}: {
  settings: IdentitySettings & { readonly isEmailConfirmed?: boolean }
}) {
  const { isAccountEnabled, isMfaEnabled, isEmailConfirmed = true } = settings
  const t = useMessages(organizationUserMessages)
  return (
    <>
      <td data-label={t('account')}>
        {!isAccountEnabled ? (
          <Status tone="bad" icon="blocked" text={t('disabled')} />
        ) : isEmailConfirmed ? (
          <Status tone="good" icon="check" text={t('enabled')} />
        ) : (
          <Status tone="none" icon="mail" text={t('unconfirmed')} />
        )}
      </td>
      <td data-label={t('mfa')}>
        {isMfaEnabled ? (
          <Status tone="good" icon="shield" text={t('on')} />
        ) : (
          <Status tone="none" icon="shield" text={t('off')} />
        )}
      </td>
    </>
  )
}

const Status = ({ tone, icon, text }: { tone: 'good' | 'bad' | 'none'; icon: IconName; text: string }) => (
  <span className={css.status} data-tone={tone}>
    <Icon name={icon} size={16} />
    {text}
  </span>
)

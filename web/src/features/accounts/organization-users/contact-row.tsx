import type { IdentitySettings, OrganizationClientContact } from '@portolan/contract/accounts/organization'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../shared/messages/messages.ts'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { cell } from '../../../shared/ui/page/folding-table.tsx'
import { identitySettings } from './api.ts'
import { ContactMenu } from './contact-menu.tsx'
import { nameOf } from './contact-name.ts'
import { organizationUserMessages } from './messages/organization-users.ts'
import css from './organization-users.module.css'

/** A row is there at once; how its account stands comes after it. */
export function ContactRow({ contact, ownUsername }: { contact: OrganizationClientContact; ownUsername: string }) {
  const t = useMessages(organizationUserMessages)
  const settings = useQuery(identitySettings(contact))
  return (
    <tr>
      <th scope="row" className={cell.name}>
        <bdi>{nameOf(contact)}</bdi>
      </th>
      <td className={cell.whole}>
        <bdi>{contact.email}</bdi>
      </td>
      {settings.data && <Statuses settings={settings.data} />}
      {settings.isPending && (
        <td className={`${cell.whole} ${css.pending}`} colSpan={2}>
          <span className="visually-hidden">{t('loading')}</span>
        </td>
      )}
      {settings.isError && (
        <td className={`${cell.whole} ${css.failed}`} colSpan={2}>
          {t('unknown')}{' '}
          <button type="button" className={css.retry} onClick={() => settings.refetch()}>
            {t('retry', { name: nameOf(contact) })}
          </button>
        </td>
      )}
      <td className={cell.actions}>
        {settings.data && <ContactMenu contact={contact} settings={settings.data} ownUsername={ownUsername} />}
      </td>
    </tr>
  )
}

function Statuses({ settings: { isAccountEnabled, isMfaEnabled } }: { settings: IdentitySettings }) {
  const t = useMessages(organizationUserMessages)
  return (
    <>
      <td data-label={t('account')}>
        {isAccountEnabled ? (
          <Status tone="good" icon="check" text={t('enabled')} />
        ) : (
          <Status tone="bad" icon="blocked" text={t('disabled')} />
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

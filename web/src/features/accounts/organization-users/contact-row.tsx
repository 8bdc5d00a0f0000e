import type { OrganizationClientContact } from '@portolan/contract/accounts/organization'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../shared/messages/messages.ts'
import { EmailText } from '../../../shared/ui/email-text.tsx'
import { cell } from '../../../shared/ui/page/folding-table.tsx'
import { AccountMenu } from './account-menu.tsx'
import { AccountStatuses } from './account-statuses.tsx'
import { identitySettings, useChangeContact } from './api.ts'
import { nameOf } from './contact-name.ts'
import { organizationUserMessages } from './messages/organization-users.ts'
import css from './organization-users.module.css'

/** A row is there at once; how its account stands comes after it. */
export function ContactRow({ contact, ownUsername }: { contact: OrganizationClientContact; ownUsername: string }) {
  const t = useMessages(organizationUserMessages)
  const settings = useQuery(identitySettings(contact))
  const change = useChangeContact(contact)
  return (
    <tr>
      <th scope="row" className={cell.name}>
        <bdi>{nameOf(contact)}</bdi>
      </th>
      <td className={cell.whole}>
        <EmailText email={contact.email} />
      </td>
      {settings.data && <AccountStatuses settings={settings.data} />}
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
        {settings.data && (
          <AccountMenu
            name={nameOf(contact)}
            settings={settings.data}
            ownUsername={ownUsername}
            onChange={(action) => change(action, settings.data)}
          />
        )}
      </td>
    </tr>
  )
}

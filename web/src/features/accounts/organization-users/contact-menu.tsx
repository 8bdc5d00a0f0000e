import type { IdentitySettings, OrganizationClientContact } from '@portolan/contract/accounts/organization'
import { useState } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import { iconButton } from '../../../shared/ui/button.ts'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { MenuButton } from '../../../shared/ui/menu-button.tsx'
import { notify } from '../../../shared/ui/snackbar.tsx'
import { type ContactAction, useChangeContact } from './api.ts'
import { actionsFor } from './contact-actions.ts'
import { nameOf } from './contact-name.ts'
import { organizationUserMessages } from './messages/organization-users.ts'
import css from './organization-users.module.css'

type Props = { contact: OrganizationClientContact; settings: IdentitySettings; ownUsername: string }

const icons: Readonly<Record<ContactAction, IconName>> = {
  disableMfa: 'shield',
  disableAccount: 'blocked',
  enableAccount: 'check',
}

/** Each action asks before it is done. */
export function ContactMenu({ contact, settings, ownUsername }: Props) {
  const t = useMessages(organizationUserMessages)
  const change = useChangeContact(contact)
  const [asked, setAsked] = useState<ContactAction>()
  const name = nameOf(contact)
  const actions = actionsFor(settings, ownUsername)
  if (actions.length === 0) return <span className={css.you}>{t('you')}</span>

  async function act(action: ContactAction) {
    await change(action, settings)
    notify(t(`${action}Done`, { name }))
  }

  return (
    <>
      <MenuButton
        label={t('actionsFor', { name })}
        className={iconButton}
        items={actions.map((action) => ({
          id: action,
          label: t(action),
          icon: icons[action],
          onChoose: () => setAsked(action),
        }))}
      >
        <Icon name="more" />
      </MenuButton>
      {asked && (
        <ConfirmDialog
          open
          title={t(asked)}
          text={t(`${asked}Text`, { name })}
          action={t(asked)}
          tone={asked === 'enableAccount' ? 'solid' : 'danger'}
          onConfirm={() => act(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

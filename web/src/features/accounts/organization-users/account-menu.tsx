import type { IdentitySettings } from '@portolan/contract/accounts/organization'
import { useState } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import { iconButton } from '../../../shared/ui/button.ts'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { MenuButton, type MenuItem } from '../../../shared/ui/menu-button.tsx'
import { notify } from '../../../shared/ui/snackbar.tsx'
import type { ContactAction } from './api.ts'
import { actionsFor } from './contact-actions.ts'
import { organizationUserMessages } from './messages/organization-users.ts'
import css from './organization-users.module.css'

type Props = {
  name: string
  settings: IdentitySettings
  ownUsername: string
  onChange: (action: ContactAction) => Promise<void>
  /** Before the others. */
  more?: readonly MenuItem[]
}

const icons: Readonly<Record<ContactAction, IconName>> = {
  disableMfa: 'shield',
  disableAccount: 'blocked',
  enableAccount: 'check',
}

/** What can be done with an account. Each change asks before it is done. */
export function AccountMenu({ name, settings, ownUsername, onChange, more }: Props) {
  const t = useMessages(organizationUserMessages)
  const [asked, setAsked] = useState<ContactAction>()
  const actions = actionsFor(settings, ownUsername)
  if (actions.length === 0) return <span className={css.you}>{t('you')}</span>

  async function act(action: ContactAction) {
    await onChange(action)
    notify(t(`${action}Done`, { name }))
  }

  return (
    <>
      <MenuButton
        label={t('actionsFor', { name })}
        className={iconButton}
        items={[
          ...(more ?? []),
          ...actions.map((action) => ({
            id: action,
            label: t(action),
            icon: icons[action],
            onChoose: () => setAsked(action),
          })),
        ]}
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

import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { errorMessages } from '../shared/messages/errors.ts'
import { translate, useMessages } from '../shared/messages/messages.ts'
import { takeImpersonationEnd } from '../shared/session/impersonation.ts'
import { managesOrganization } from '../shared/session/manages-organization.ts'
import { hasRole, type Session, signOut } from '../shared/session/session.ts'
import { endImpersonation } from '../shared/session/session-impersonation.ts'
import { Icon } from '../shared/ui/icon.tsx'
import { MenuButton, type MenuItem } from '../shared/ui/menu-button.tsx'
import { notify } from '../shared/ui/snackbar.tsx'
import css from './header.module.css'
import { shellMessages } from './messages/shell.ts'

type Panel = ComponentType<{ open: boolean; onClose: () => void }>
type LoadPanel = () => Promise<{ default: Panel }>

// Both bring Base UI with them, so they are loaded when the pointer or the focus comes near, not with the page.
const loadAccountDrawer: LoadPanel = () => import('../features/accounts/account-drawer.tsx')
const loadImpersonationDialog: LoadPanel = () => import('../features/accounts/impersonation-dialog.tsx')

export function UserMenu({ session }: { session: Session }) {
  const t = useMessages(shellMessages)
  const errors = useMessages(errorMessages)
  const navigate = useNavigate()
  const [panel, setPanel] = useState<{ Shown: Panel; isOpen: boolean } | null>(null)
  useEffect(() => {
    if (takeImpersonationEnd()) notify(translate(shellMessages)('impersonationEnded'))
  }, [])
  const name = `${session.firstName} ${session.lastName}`.trim() || session.email

  const open = (load: LoadPanel) => {
    load().then(
      ({ default: Shown }) => setPanel({ Shown, isOpen: true }),
      () => notify(errors('outdated'), 'error'),
    )
  }
  const approach = (load: LoadPanel) => () => void load().catch(() => {})

  const settings: MenuItem = {
    id: 'settings',
    label: t('accountSettings'),
    icon: 'settings',
    onChoose: () => open(loadAccountDrawer),
    onApproach: approach(loadAccountDrawer),
  }
  const activity: MenuItem = {
    id: 'activity',
    label: t('activity'),
    icon: 'clock',
    onChoose: () => void navigate({ to: '/activity' }),
  }
  const impersonate: MenuItem = {
    id: 'impersonate',
    label: t('impersonateUser'),
    icon: 'people',
    onChoose: () => open(loadImpersonationDialog),
    onApproach: approach(loadImpersonationDialog),
  }
  const end: MenuItem = {
    id: 'end',
    label: t('endImpersonation'),
    icon: 'swap',
    onChoose: () => void endImpersonation(),
  }
  const leave: MenuItem = { id: 'leave', label: t('signOut'), icon: 'leave', onChoose: () => void signOut() }

  const mayImpersonate = hasRole(session, ['ADMIN']) && !session.isImpersonated
  const items = [
    settings,
    ...(managesOrganization(session) ? [activity] : []),
    ...(mayImpersonate ? [impersonate] : []),
    ...(session.isImpersonated ? [end] : []),
    leave,
  ]

  return (
    <>
      <MenuButton label={t('userMenu', { name })} items={items} className={css.user}>
        <span className={css.initial} aria-hidden="true">
          {name[0]?.toUpperCase()}
        </span>
        <span className={css.name}>{name}</span>
        <Icon name="chevron" size={16} />
      </MenuButton>
      {panel && <panel.Shown open={panel.isOpen} onClose={() => setPanel({ ...panel, isOpen: false })} />}
    </>
  )
}

import { Link } from '@tanstack/react-router'
import { type RefObject, Suspense } from 'react'
import { useBranding } from '../shared/branding.ts'
import { useMessages } from '../shared/messages/messages.ts'
import { useSessionState } from '../shared/session/session.ts'
import { button } from '../shared/ui/button.ts'
import { Icon } from '../shared/ui/icon.tsx'
import { SignInLink } from '../shared/ui/page/sign-in-link.tsx'
import css from './header.module.css'
import { shellMessages } from './messages/shell.ts'
import navigation from './navigation/navigation.module.css'
import { ImpersonationBar, Palette, UserMenu } from './signed-in-parts.ts'

type Menu = { isOpen: boolean; onToggle: () => void; toggle: RefObject<HTMLButtonElement | null> }

/** While it is not known who is signed in, neither Sign In nor a name is shown. */
export function Header({ isWaiting, menu }: { isWaiting: boolean; menu: Menu }) {
  const { providerName, logoSource } = useBranding()
  const state = useSessionState()
  const session = isWaiting ? undefined : state
  const client = session?.clientConfig
  return (
    <header className={css.bar}>
      <Suspense>{session?.isImpersonated && <ImpersonationBar session={session} />}</Suspense>
      <div className={css.row}>
        {session && <MenuToggle {...menu} />}
        <Link className={css.logo} to="/">
          <img src={logoSource} alt="" width="32" height="32" />
          <span>{providerName}</span>
        </Link>
        {client?.logoUrl && (
          <img
            key={client.logoUrl}
            className={css.client}
            src={client.logoUrl}
            alt={client.clientName}
            onError={hide}
          />
        )}
        <Suspense>{session && <Palette session={session} />}</Suspense>
        <Suspense>{session && <UserMenu session={session} />}</Suspense>
        {session === null && <Visitor />}
      </div>
    </header>
  )
}

/** Opens the navigation, where it is folded. */
function MenuToggle({ isOpen, onToggle, toggle }: Menu) {
  const t = useMessages(shellMessages)
  return (
    <button
      ref={toggle}
      type="button"
      className={navigation.toggle}
      aria-label={t('menu')}
      aria-expanded={isOpen}
      aria-controls="navigation"
      onClick={onToggle}
    >
      <Icon name={isOpen ? 'close' : 'list'} />
    </button>
  )
}

/** A logo that cannot be loaded is not shown at all. */
const hide = ({ currentTarget }: { currentTarget: HTMLElement }) => {
  currentTarget.hidden = true
}

function Visitor() {
  const t = useMessages(shellMessages)
  return (
    <nav className={css.nav} aria-label={t('account')}>
      <SignInLink className={button('text')}>{t('signIn')}</SignInLink>
      <Link className={button('outline')} to="/signUp">
        {t('signUp')}
      </Link>
    </nav>
  )
}

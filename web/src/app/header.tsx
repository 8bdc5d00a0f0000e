import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useBranding } from '../shared/branding.ts'
import { useMessages } from '../shared/messages/messages.ts'
import { useSessionState } from '../shared/session/session.ts'
import { button } from '../shared/ui/button.ts'
import { SignInLink } from '../shared/ui/page/sign-in-link.tsx'
import css from './header.module.css'
import { shellMessages } from './messages/shell.ts'
import { ImpersonationBar, UserMenu } from './signed-in-parts.ts'

/** While it is not known who is signed in, neither Sign In nor a name is shown. */
export function Header({ isWaiting }: { isWaiting: boolean }) {
  const { providerName, logoSource } = useBranding()
  const state = useSessionState()
  const session = isWaiting ? undefined : state
  const client = session?.clientConfig
  return (
    <header className={css.bar}>
      <Suspense>{session?.isImpersonated && <ImpersonationBar session={session} />}</Suspense>
      <div className={css.row}>
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
        <Suspense>{session && <UserMenu session={session} />}</Suspense>
        {session === null && <Visitor />}
      </div>
    </header>
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
      <Link className={button('solid')} to="/signUp">
        {t('signUp')}
      </Link>
    </nav>
  )
}

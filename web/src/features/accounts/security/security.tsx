import { useMessages } from '../../../shared/messages/messages.ts'
import type { Session } from '../../../shared/session/session.ts'
import { securityMessages } from './messages/security.ts'
import css from './security.module.css'
import { ActiveSessions } from './sessions/active-sessions.tsx'
import { SignInSettings } from './sign-in-settings.tsx'

/** How the user signs in, and where they are signed in: theirs alone to see and to change. */
export function Security({ session }: { session: Session }) {
  const t = useMessages(securityMessages)
  if (session.isImpersonated)
    return (
      <section className={css.section}>
        <h3>{t('title')}</h3>
        <p className={css.text}>{t('whileImpersonating')}</p>
      </section>
    )
  return (
    <>
      <section className={css.section}>
        <h3>{t('title')}</h3>
        {session.isFederatedSsoAccount ? (
          <p className={css.text}>{t('federatedPassword')}</p>
        ) : (
          <SignInSettings username={session.username} />
        )}
      </section>
      <section className={css.section}>
        <h3>{t('sessions')}</h3>
        <p className={css.text}>{t('sessionsText')}</p>
        <ActiveSessions />
      </section>
    </>
  )
}

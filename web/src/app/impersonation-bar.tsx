import { useMessages } from '../shared/messages/messages.ts'
import type { Session } from '../shared/session/session.ts'
import { endImpersonation } from '../shared/session/session-impersonation.ts'
import { Icon } from '../shared/ui/icon.tsx'
import css from './impersonation-bar.module.css'
import { shellMessages } from './messages/shell.ts'
import { useMinutesLeft } from './use-minutes-left.ts'

/** Over every page, so that nobody forgets in whose name they act. */
export function ImpersonationBar({ session }: { session: Session }) {
  const t = useMessages(shellMessages)
  const minutesLeft = useMinutesLeft()
  return (
    <section className={css.bar} aria-label={t('impersonateUser')}>
      <Icon name="people" />
      <p>{t('impersonating', { name: session.username })}</p>
      {minutesLeft !== null && <p>{t('minutesLeft', { count: minutesLeft })}</p>}
      <button type="button" onClick={() => void endImpersonation()}>
        {t('endImpersonation')}
      </button>
    </section>
  )
}

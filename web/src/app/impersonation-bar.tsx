import { useMessages } from '../shared/messages/messages.ts'
import { shellMessages } from '../shared/messages/shell.ts'
import { endImpersonation, useSession } from '../shared/session.ts'
import { Icon } from '../shared/ui/icon.tsx'
import css from './impersonation-bar.module.css'

/** Over every page, so that nobody forgets in whose name they act. */
export function ImpersonationBar() {
  const t = useMessages(shellMessages)
  const session = useSession()
  if (!session?.isImpersonated) return null
  return (
    <section className={css.bar} aria-label={t('impersonateUser')}>
      <Icon name="people" />
      <p>{t('impersonating', { name: session.username })}</p>
      <button type="button" onClick={endImpersonation}>
        {t('endImpersonation')}
      </button>
    </section>
  )
}

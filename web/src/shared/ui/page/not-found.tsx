import { clientRoles, dashboardRoles } from '@portolan/contract/roles'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../messages/messages.ts'
import { hasRole, useSession } from '../../session/session.ts'
import { button } from '../button.ts'
import { notFoundMessages } from '../messages/not-found.ts'
import steps from '../steps.module.css'
import { Page } from './page.tsx'

/** An address without a page, and one of something that is not there or not for the reader. */
export function NotFound() {
  const t = useMessages(notFoundMessages)
  const session = useSession()
  const isStaff = session !== null && hasRole(session, dashboardRoles)
  return (
    <Page title={t('title')} lead={t('advice')} narrow>
      <div className={steps.actions}>
        {isStaff && (
          <Link className={button('solid')} to="/desk">
            {t('desk')}
          </Link>
        )}
        <Link className={button(isStaff ? 'outline' : 'solid')} to="/">
          {t('home')}
        </Link>
        {session && hasRole(session, clientRoles) && (
          <Link className={button('outline')} to="/requests">
            {t('requests')}
          </Link>
        )}
        <Link className={button('text')} to="/consoleHelp">
          {t('help')}
        </Link>
      </div>
    </Page>
  )
}

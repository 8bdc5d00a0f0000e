import { WithQuery } from '../../../shared/api/query.tsx'
import { useMessages } from '../../../shared/messages/messages.ts'
import { useSession } from '../../../shared/session/session.ts'
import card from '../../../shared/ui/page/card.module.css'
import { Page } from '../../../shared/ui/page/page.tsx'
import { EmailSettings } from './email-settings.tsx'
import { emailSettingsMessages } from './messages/email-settings.ts'

/** Where the link in the footer of emails leads. */
export default function EmailSettingsPage() {
  const t = useMessages(emailSettingsMessages)
  const session = useSession()
  if (!session) return null
  return (
    <Page title={t('title')} lead={t('lead')} narrow>
      <div className={card.card}>
        <WithQuery>
          <EmailSettings session={session} />
        </WithQuery>
      </div>
    </Page>
  )
}

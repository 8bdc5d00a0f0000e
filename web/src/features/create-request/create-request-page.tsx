import { useParams } from '@tanstack/react-router'
import { readClientId } from '../../shared/client-link.ts'
import { createRequestMessages } from '../../shared/messages/create-request.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { WithQuery } from '../../shared/query.tsx'
import { useSession } from '../../shared/session.ts'
import { Page } from '../../shared/ui/page.tsx'
import { LinkStart } from './link-start.tsx'
import { MemberStart } from './member-start.tsx'
import { VisitorStart } from './visitor-start.tsx'

/** Signed out by the e-mail address, signed in for one's organisation, or by a client's link. */
export default function CreateRequestPage() {
  const t = useMessages(createRequestMessages)
  const session = useSession()
  const { clientId, token } = useParams({ strict: false }) as { clientId?: string; token?: string }
  const linked = clientId === undefined ? undefined : readClientId(clientId)
  return (
    <WithQuery>
      <Page title={t('title')} lead={t('lead')}>
        {session && <MemberStart session={session} clientId={linked} />}
        {!session && token !== undefined && <LinkStart clientId={linked} token={token} />}
        {!session && token === undefined && <VisitorStart />}
      </Page>
    </WithQuery>
  )
}

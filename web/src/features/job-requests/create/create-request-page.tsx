import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { WithQuery } from '../../../shared/api/query.tsx'
import { queryClient } from '../../../shared/api/query-client.ts'
import { readClientId } from '../../../shared/client-link.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { impersonatedUsername } from '../../../shared/session/impersonation.ts'
import { lastOrganization } from '../../../shared/session/last-organization.ts'
import { useSession } from '../../../shared/session/session.ts'
import { Page } from '../../../shared/ui/page/page.tsx'
import { loadForm } from './form/lazy-form.tsx'
import { createRequestMessages } from './messages/create-request.ts'
import { languageGroups, prefetchMemberForm } from './model/api.ts'
import { linkedClients } from './start/api.ts'
import { LinkStart } from './start/link-start.tsx'
import { MemberStart } from './start/member-start.tsx'
import { VisitorStart } from './start/visitor-start.tsx'

/**
 * The rest depends on the organization. Which one it is, the account says; most likely it is the one of the last time.
 * @public called by the route table
 */
export function prefetch(): void {
  void loadForm()
  void queryClient.prefetchQuery(linkedClients)
  const clientId = impersonatedUsername() === null ? lastOrganization.read() : undefined
  if (clientId !== undefined) prefetchMemberForm(queryClient, clientId)
  void queryClient.prefetchQuery(languageGroups)
}

/** For members of an organization, for visitors with an email address, and for a client's link. */
export default function CreateRequestPage() {
  const t = useMessages(createRequestMessages)
  const session = useSession()
  const [isSent, setIsSent] = useState(false)
  const form = { onConfirm: setIsSent }
  const { clientId, token } = useParams({ strict: false })
  const link = token === undefined ? undefined : { clientId: readClientId(clientId ?? ''), token }
  return (
    <WithQuery>
      <Page title={isSent ? t('submitted') : t('title')} lead={!isSent && !session && t('lead')}>
        {session && !link && <MemberStart session={session} form={form} />}
        {link && <LinkStart {...link} session={session} form={form} />}
        {!session && !link && <VisitorStart form={form} />}
      </Page>
    </WithQuery>
  )
}

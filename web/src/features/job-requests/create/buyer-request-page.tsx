import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { WithQuery } from '../../../shared/api/query.tsx'
import { useMessages } from '../../../shared/messages/messages.ts'
import { clearExternalReferenceId, readExternalReferenceId } from '../../../shared/request/external-reference.ts'
import type { SentNote } from '../../../shared/request/sent-note.ts'
import { useSession } from '../../../shared/session/session.ts'
import { button } from '../../../shared/ui/button.ts'
import { EmptyState } from '../../../shared/ui/page/empty-state.tsx'
import { Page } from '../../../shared/ui/page/page.tsx'
import type { SentRequest } from './done/submitted.tsx'
import { createRequestMessages } from './messages/create-request.ts'
import { MemberStart } from './start/member-start.tsx'

/** The form for buyers of a procurement system, who are always quoted first. */
export default function BuyerRequestPage() {
  const t = useMessages(createRequestMessages)
  const session = useSession()
  const navigate = useNavigate()
  // Read once: it is cleared when the request is sent, while the form is still shown.
  const [externalReferenceId] = useState(readExternalReferenceId)
  function finish({ id, number, order }: SentRequest) {
    clearExternalReferenceId()
    const sent: SentNote = {
      id,
      number,
      name: order.values.projectName,
      externalReferenceId: externalReferenceId ?? '',
    }
    void navigate({ to: '/coupa', state: { sent } as never })
  }
  return (
    <WithQuery>
      <Page title={t('buyerTitle')} lead={t('buyerLead')}>
        {session && externalReferenceId !== null && (
          <MemberStart
            session={session}
            form={{ origination: 'COUPA', externalReferenceId, hideTranslation: true, onSent: finish }}
          />
        )}
        {externalReferenceId === null && (
          <EmptyState icon="cart" text={t('buyerStart')}>
            <Link className={button('solid')} to="/coupa">
              {t('buyerList')}
            </Link>
          </EmptyState>
        )}
      </Page>
    </WithQuery>
  )
}

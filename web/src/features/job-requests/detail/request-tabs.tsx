import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { Conversation } from '../../../shared/conversation/conversation.tsx'
import { Deliverables } from '../../../shared/deliverables/deliverables.tsx'
import { SourceDocuments } from '../../../shared/deliverables/source-documents.tsx'
import { useMessages } from '../../../shared/messages/messages.ts'
import { requestMessages } from '../../../shared/request/messages/requests.ts'
import { AddressTabs } from '../../../shared/ui/address-tabs.tsx'
import { QuotePanel } from './quote-panel.tsx'

const Messages = ({ request }: { request: JobRequest }) => <Conversation requestId={request.id} />

const panels = { sourceDocuments: SourceDocuments, quote: QuotePanel, deliverables: Deliverables, messages: Messages }
type TabId = keyof typeof panels

export function RequestTabs({ request }: { request: JobRequest }) {
  const t = useMessages(requestMessages)
  const tabs = tabsOf(request).map((id) => ({ id, name: t(id) }))
  return (
    <AddressTabs label={t('parts')} tabs={tabs} first={firstTabOf(request)}>
      {(shown) => {
        const Panel = panels[shown]
        return <Panel request={request} />
      }}
    </AddressTabs>
  )
}

const tabsOf = ({ requestType, files }: JobRequest): readonly TabId[] =>
  requestType === 'QUOTE_REQUEST' || files.some(({ category }) => category === 'QUOTE_CONFIRMATION_DOCUMENT')
    ? ['sourceDocuments', 'quote', 'deliverables', 'messages']
    : ['sourceDocuments', 'deliverables', 'messages']

/** What the reader most likely came for. */
function firstTabOf({ status }: JobRequest): TabId {
  if (status === 'COMPLETED') return 'deliverables'
  return status === 'QUOTE_READY_FOR_CLIENT_REVIEW' || status === 'QUOTE_EXPIRED' ? 'quote' : 'sourceDocuments'
}

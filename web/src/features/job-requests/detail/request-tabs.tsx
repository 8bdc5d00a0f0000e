import type { JobRequest } from '@portolan/contract/job-requests/requests'
import RequestMessages from '../../../shared/conversation/request-messages.tsx'
import { Deliverables } from '../../../shared/deliverables/deliverables.tsx'
import { SourceDocuments } from '../../../shared/deliverables/source-documents.tsx'
import { useMessages } from '../../../shared/messages/messages.ts'
import { useMarkSeen } from '../../../shared/request/actions/use-mark-seen.ts'
import { requestMessages } from '../../../shared/request/messages/requests.ts'
import { AddressTabs } from '../../../shared/ui/address-tabs.tsx'
import { QuotePanel } from './quote-panel.tsx'

function Delivered({ request }: { request: JobRequest }) {
  const delivered = request.history.findLast(({ status }) => status === 'COMPLETED')
  useMarkSeen(request, 'DELIVERABLES', request.hasNewDelivery ? delivered?.at : undefined)
  return <Deliverables request={request} />
}

const panels = {
  sourceDocuments: SourceDocuments,
  quote: QuotePanel,
  deliverables: Delivered,
  messages: RequestMessages,
}
type TabId = keyof typeof panels

export function RequestTabs({ request }: { request: JobRequest }) {
  const t = useMessages(requestMessages)
  const isNew: Partial<Record<TabId, boolean>> = {
    deliverables: request.hasNewDelivery,
    messages: request.hasNewMessages,
  }
  const tabs = tabsOf(request).map((id) => ({ id, name: isNew[id] ? t('tabWithNews', { name: t(id) }) : t(id) }))
  return (
    <AddressTabs label={t('parts')} tabs={tabs} first={firstTabOf(request)} keeps={['messages']}>
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
function firstTabOf({ status, deliveryAnswer, isBeingCorrected }: JobRequest): TabId {
  if (status === 'COMPLETED' || deliveryAnswer === 'DISPUTED' || isBeingCorrected) return 'deliverables'
  return status === 'QUOTE_READY_FOR_CLIENT_REVIEW' || status === 'QUOTE_EXPIRED' ? 'quote' : 'sourceDocuments'
}

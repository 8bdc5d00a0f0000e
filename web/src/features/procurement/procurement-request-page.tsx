import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { WithQuery } from '../../shared/api/query.tsx'
import { Deliverables } from '../../shared/deliverables/deliverables.tsx'
import { SourceDocuments } from '../../shared/deliverables/source-documents.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { findWithdrawal } from '../../shared/request/find-withdrawal.ts'
import { requestMessages } from '../../shared/request/messages/requests.ts'
import { isUnknown, oneRequest } from '../../shared/request/one-request.ts'
import { AddressTabs } from '../../shared/ui/address-tabs.tsx'
import { Columns, DetailPage } from '../../shared/ui/page/detail-page.tsx'
import { ErrorDisplay } from '../../shared/ui/page/error-display.tsx'
import { NotFound } from '../../shared/ui/page/not-found.tsx'
import { PageSkeleton, Skeleton } from '../../shared/ui/page/skeleton.tsx'
import { CartPanel } from './cart-panel.tsx'
import { CartStep } from './cart-step.tsx'
import { type Decided, DecisionConfirmation } from './decision-confirmation.tsx'
import { ProcurementNow } from './procurement-now.tsx'
import { ProcurementSummary } from './procurement-summary.tsx'
import { QuoteTab } from './quote-tab.tsx'

const RequestMessages = lazy(() => import('../../shared/conversation/request-messages.tsx'))
const WithdrawnQuote = lazy(() => import('../../shared/request/withdrawn-quote.tsx'))

export default function ProcurementRequestPage() {
  return (
    <WithQuery>
      <Request />
    </WithQuery>
  )
}

function Request() {
  const { jobRequestId = '' } = useParams({ strict: false })
  const request = useQuery(oneRequest(jobRequestId))
  if (request.data?.origination === 'COUPA') return <Detail request={request.data} />
  if (request.data) return <Navigate to="/requests/$jobRequestId" params={{ jobRequestId }} replace />
  if (isUnknown(request.error)) return <NotFound />
  if (request.isError) return <ErrorDisplay error={request.error} onRetry={() => request.refetch()} />
  return <PageSkeleton />
}

type PanelProps = { request: JobRequest; onDecided: (decided: Decided) => void }

const panels = {
  sourceDocuments: ({ request }: PanelProps) => <SourceDocuments request={request} />,
  quote: QuoteTab,
  deliverables: ({ request }: PanelProps) => <Deliverables request={request} zipFileName={`coupa-${request.id}.zip`} />,
  messages: ({ request }: PanelProps) => (
    <Suspense fallback={<Skeleton count={3} />}>
      <RequestMessages request={request} />
    </Suspense>
  ),
}
type TabId = keyof typeof panels

function Detail({ request }: { request: JobRequest }) {
  const tr = useMessages(requestMessages)
  const tabs = tabsOf(request).map((id) => ({
    id,
    name: id === 'messages' && request.hasNewMessages ? tr('tabWithNews', { name: tr(id) }) : tr(id),
  }))
  const [decided, setDecided] = useState<Decided>()
  // Not chosen again when the status changes: the tab would change under the reader.
  const [first] = useState(() => firstTabOf(request))
  const withdrawal = findWithdrawal(request)
  return (
    <DetailPage
      back={{ to: '/coupa', name: tr('procurementTitle') }}
      title={request.name}
      translate="no"
      now={<ProcurementNow request={request} />}
    >
      {withdrawal && (
        <Suspense>
          <WithdrawnQuote event={withdrawal} />
        </Suspense>
      )}
      {decided && <DecisionConfirmation requestId={request.id} decided={decided} />}
      {decided?.status !== 'ACCEPTED' && <CartStep request={request} />}
      <Columns
        side={
          <>
            <ProcurementSummary request={request} />
            <CartPanel request={request} />
          </>
        }
      >
        <AddressTabs label={tr('parts')} tabs={tabs} first={first}>
          {(shown) => {
            const Panel = panels[shown]
            return <Panel request={request} onDecided={setDecided} />
          }}
        </AddressTabs>
      </Columns>
    </DetailPage>
  )
}

/** What the reader most likely came for. */
function firstTabOf({ status }: JobRequest): TabId {
  if (status === 'COMPLETED') return 'deliverables'
  return status.startsWith('QUOTE_') ? 'quote' : 'sourceDocuments'
}

const tabsOf = ({ requestType, files }: JobRequest): readonly TabId[] =>
  requestType === 'QUOTE_REQUEST' || files.some(({ category }) => category === 'QUOTE_CONFIRMATION_DOCUMENT')
    ? ['sourceDocuments', 'quote', 'deliverables', 'messages']
    : ['sourceDocuments', 'deliverables', 'messages']

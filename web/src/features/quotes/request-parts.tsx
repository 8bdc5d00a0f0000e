import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { isInvoiceInReview } from '@portolan/contract/quotes/invoice-review'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import { Conversation } from '../../shared/conversation/conversation.tsx'
import { FileList } from '../../shared/deliverables/file-list.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { quoteMessages } from '../../shared/request/messages/quotes.ts'
import { requestMessages } from '../../shared/request/messages/requests.ts'
import { StatusBadge } from '../../shared/request/status-badge.tsx'
import { Skeleton } from '../../shared/ui/page/skeleton.tsx'
import { CodePanel } from './code-panel.tsx'
import { requestCodeMessages } from './messages/request-codes.ts'
import css from './quote.module.css'
import { useNowText } from './status-explanation.ts'

// Most readers come for the quote, before anything is delivered.
const Deliverables = lazy(async () => ({
  default: (await import('../../shared/deliverables/deliverables.tsx')).Deliverables,
}))

type Props = { request: JobRequest }

/** How a request stands, in the head of its page. Without the text where a bar below says it. */
export function RequestNow({ request, hasText = true }: Props & { hasText?: boolean }) {
  const t = useMessages(quoteMessages)
  const now = useNowText(request)
  return (
    <>
      <StatusBadge request={request} text={isInvoiceInReview(request) ? t('invoiceInReview') : undefined} />
      {hasText && <span>{now}</span>}
    </>
  )
}

/** Files that staff replace stay until the new ones are there. */
const hasDelivery = ({ status, isBeingCorrected }: JobRequest): boolean => status === 'COMPLETED' || isBeingCorrected

/** What was delivered. A visitor is first asked for the mailed code. */
export function Delivered({ request }: Props) {
  const t = useMessages(requestMessages)
  if (!hasDelivery(request)) return null
  return (
    <Part title={t('deliverables')}>
      {request.isContentHidden ? (
        <CodePanel request={request} />
      ) : (
        <Suspense fallback={<Skeleton count={2} />}>
          <Deliverables request={request} />
        </Suspense>
      )}
    </Part>
  )
}

export function SentFiles({ request }: Props) {
  const t = useMessages(requestMessages)
  const sent = request.files.filter(({ category }) => category === 'SOURCE_DOCUMENT' || category === 'REFERENCE')
  if (sent.length === 0) return null
  return (
    <Part title={t('sourceDocuments')}>
      <FileList requestId={request.id} label={t('sourceDocuments')} files={sent} />
    </Part>
  )
}

/** One panel is enough where the deliverables already ask for the code. */
export function Messages({ request }: Props) {
  const t = useMessages(requestMessages)
  const codes = useMessages(requestCodeMessages)
  if (request.isContentHidden && hasDelivery(request)) return null
  return (
    <Part title={request.isContentHidden ? codes('filesAndMessages') : t('messages')}>
      {request.isContentHidden ? <CodePanel request={request} /> : <Conversation requestId={request.id} />}
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

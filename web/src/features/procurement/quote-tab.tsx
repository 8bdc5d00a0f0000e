import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { FileList } from '../../shared/deliverables/file-list.tsx'
import files from '../../shared/deliverables/files.module.css'
import PdfFrame from '../../shared/deliverables/pdf-frame.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { requestMessages } from '../../shared/request/messages/requests.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { ExpiredQuote } from './expired-quote.tsx'
import { QuoteDecision } from './quote-decision.tsx'

/** The quote in a frame, with the answer below it while one is asked for. */
export function QuoteTab({ request }: { request: JobRequest }) {
  const t = useMessages(requestMessages)
  const documents = request.files.filter(({ category }) => category === 'QUOTE_CONFIRMATION_DOCUMENT')
  const [first] = documents
  if (!first)
    return (
      <p className={files.wait} role="note">
        <Icon name="alert" />
        {t('quoteUnavailable')}
      </p>
    )
  return (
    <div className={files.sections}>
      <PdfFrame requestId={request.id} fileKey={first.fileKey} title={t('quote')} />
      <FileList requestId={request.id} label={t('quote')} files={documents} />
      {request.status === 'QUOTE_EXPIRED' && <ExpiredQuote requestId={request.id} />}
      {request.status === 'QUOTE_READY_FOR_CLIENT_REVIEW' && <QuoteDecision requestId={request.id} />}
    </div>
  )
}

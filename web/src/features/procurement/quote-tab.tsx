import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { useQuery } from '@tanstack/react-query'
import { FileList } from '../../shared/deliverables/file-list.tsx'
import files from '../../shared/deliverables/files.module.css'
import PdfFrame from '../../shared/deliverables/pdf-frame.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { requestMessages } from '../../shared/request/messages/requests.ts'
import { oneQuote } from '../../shared/request/one-quote.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import type { Decided } from './decision-confirmation.tsx'
import { ExpiredQuote } from './expired-quote.tsx'
import { QuoteDecision } from './quote-decision.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { QuoteOffer } from './quote-offer.tsx'

type Props = { request: JobRequest; onDecided: (decided: Decided) => void }

/** The offer with the answer to it, and below the quote in a frame. */
export function QuoteTab({ request, onDecided }: Props) {
  const t = useMessages(requestMessages)
  const documents = request.files.filter(({ category }) => category === 'QUOTE_CONFIRMATION_DOCUMENT')
  const [first] = documents
  const { data } = useQuery({ ...oneQuote(request.id), enabled: first !== undefined })
  const quote = data?.autoQuote
  if (!first)
    return (
      <p className={files.wait} role="note">
        <Icon name="alert" />
        {t('quoteUnavailable')}
      </p>
    )
  return (
    <div className={files.sections}>
      {request.status === 'QUOTE_EXPIRED' && <ExpiredQuote requestId={request.id} />}
      {request.status === 'QUOTE_READY_FOR_CLIENT_REVIEW' && (
        <QuoteOffer quote={quote}>
          <QuoteDecision requestId={request.id} version={quote?.version} onDecided={onDecided} />
        </QuoteOffer>
      )}
      {quote && <QuoteLines lines={quote.lines} />}
      {/* Browsers of telephones have no viewer for PDFs: the file below is opened or downloaded there. */}
      {navigator.pdfViewerEnabled !== false && (
        <PdfFrame requestId={request.id} fileKey={first.fileKey} title={t('quote')} />
      )}
      <FileList requestId={request.id} label={t('quote')} files={documents} />
    </div>
  )
}

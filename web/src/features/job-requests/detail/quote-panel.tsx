import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { useQuery } from '@tanstack/react-query'
import { FileList } from '../../../shared/deliverables/file-list.tsx'
import css from '../../../shared/deliverables/files.module.css'
import { useMessages } from '../../../shared/messages/messages.ts'
import { requestMessages } from '../../../shared/request/messages/requests.ts'
import { oneQuote } from '../../../shared/request/one-quote.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { QuoteFigures } from './quote-figures.tsx'

export function QuotePanel({ request }: { request: JobRequest }) {
  const t = useMessages(requestMessages)
  const documents = request.files.filter(({ category }) => category === 'QUOTE_CONFIRMATION_DOCUMENT')
  const isThere = request.status === 'QUOTE_READY_FOR_CLIENT_REVIEW' || documents.length > 0
  const { data: quote } = useQuery({ ...oneQuote(request.id), enabled: isThere })
  if (!isThere)
    return (
      <p className={css.wait} role="note">
        <Icon name="alert" />
        {t('quoteUnavailable')}
      </p>
    )
  return (
    <div className={css.sections}>
      {quote && <QuoteFigures quote={quote} request={request} />}
      {documents.length > 0 && <FileList requestId={request.id} label={t('quote')} files={documents} />}
    </div>
  )
}

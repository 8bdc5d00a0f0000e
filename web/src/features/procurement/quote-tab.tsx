import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { useQuery } from '@tanstack/react-query'
import { FileList } from '../../shared/deliverables/file-list.tsx'
import files from '../../shared/deliverables/files.module.css'
import { useMessages } from '../../shared/messages/messages.ts'
import { requestMessages } from '../../shared/request/messages/requests.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { ErrorDisplay } from '../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../shared/ui/page/skeleton.tsx'
import { quoteDocument } from './api.ts'
import { procurementMessages } from './messages/procurement.ts'
import css from './procurement.module.css'
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
      <QuoteFrame requestId={request.id} fileKey={first.fileKey} />
      <FileList requestId={request.id} label={t('quote')} files={documents} />
      {request.status === 'QUOTE_READY_FOR_CLIENT_REVIEW' && <QuoteDecision requestId={request.id} />}
    </div>
  )
}

function QuoteFrame({ requestId, fileKey }: { requestId: string; fileKey: string }) {
  const t = useMessages(procurementMessages)
  const document = useQuery(quoteDocument(requestId, fileKey))
  if (document.isPending) return <Skeleton count={6} />
  if (document.isError) return <ErrorDisplay error={document.error} onRetry={() => document.refetch()} />
  return <iframe className={css.frame} height={600} title={t('quoteFrame')} src={document.data} />
}

import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileList } from '../../../shared/deliverables/file-list.tsx'
import css from '../../../shared/deliverables/files.module.css'
import { useMessages } from '../../../shared/messages/messages.ts'
import { requestMessages } from '../../../shared/request/messages/requests.ts'
import { oneQuote } from '../../../shared/request/one-quote.ts'
import { button } from '../../../shared/ui/button.ts'
import { CopyButton } from '../../../shared/ui/copy-button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { QuoteFigures } from './quote-figures.tsx'
import detail from './quote-panel.module.css'

export function QuotePanel({ request }: { request: JobRequest }) {
  const t = useMessages(requestMessages)
  const documents = request.files.filter(({ category }) => category === 'QUOTE_CONFIRMATION_DOCUMENT')
  const isOpen = request.status === 'QUOTE_READY_FOR_CLIENT_REVIEW'
  const isThere = isOpen || documents.length > 0
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
      {quote && <QuoteFigures quote={quote} />}
      {documents.length > 0 && <FileList requestId={request.id} label={t('quote')} files={documents} />}
      <div className={detail.actions}>
        {(isOpen || request.status === 'QUOTE_EXPIRED') && (
          <Link className={button('solid')} to="/quotes/$jobRequestId" params={{ jobRequestId: request.id }}>
            {t(isOpen ? 'answerQuote' : 'requestNewQuote')}
            <Icon name="arrow" flip />
          </Link>
        )}
        <CopyButton text={`${location.origin}/quotes/${request.id}`} label={t('copyQuoteLink')} copied={t('copied')} />
      </div>
    </div>
  )
}

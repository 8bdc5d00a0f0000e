import type { JobRequest } from '@portolan/contract/job-requests'
import { SourceDocuments } from '../../shared/deliverables/source-documents.tsx'
import { deskMessages } from '../../shared/messages/desk.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { RequestCountNotes } from '../../shared/request/count-notes.tsx'
import { RequestFields } from '../../shared/request/request-fields.tsx'
import { Fact, Facts } from '../../shared/ui/facts.tsx'
import css from './order.module.css'

/** What the client sent and said. */
export function RequestPanel({ request }: { request: JobRequest }) {
  const t = useMessages(deskMessages)
  const { requestorName, requestorEmail, count } = request
  return (
    <div className={css.parts}>
      <Facts>
        <Fact name={t('requestedBy')}>
          <span>
            <bdi>{requestorName}</bdi> <a href={`mailto:${requestorEmail}`}>{requestorEmail}</a>
          </span>
        </Fact>
        {count && (
          <Fact name={t('volume')}>
            {t('words', { count: count.words })} · {t('pages', { count: count.pages })}
          </Fact>
        )}
        <RequestFields request={request} />
      </Facts>
      <RequestCountNotes request={request} />
      <SourceDocuments request={request} />
    </div>
  )
}

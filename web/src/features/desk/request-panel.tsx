import type { DeskRequester } from '@portolan/contract/desk'
import type { JobRequest } from '@portolan/contract/job-requests'
import { SourceDocuments } from '../../shared/deliverables/source-documents.tsx'
import { deskMessages } from '../../shared/messages/desk.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { RequestCountNotes } from '../../shared/request/count-notes.tsx'
import { RequestFields } from '../../shared/request/request-fields.tsx'
import { Fact, Facts } from '../../shared/ui/facts.tsx'
import css from './order.module.css'
import { RequesterFacts } from './requester-facts.tsx'

type Props = { request: JobRequest; requester: DeskRequester | null }

/** Everything the client entered and sent. */
export function RequestPanel({ request, requester }: Props) {
  const t = useMessages(deskMessages)
  const { count } = request
  return (
    <div className={css.parts}>
      <Facts>
        {requester && <RequesterFacts requester={requester} />}
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

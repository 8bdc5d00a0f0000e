import type { DeskEscalation, DeskRequester } from '@portolan/contract/desk/desk'
import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { SourceDocuments } from '../../../shared/deliverables/source-documents.tsx'
import { formatDate } from '../../../shared/format.ts'
import { joinNames } from '../../../shared/join-names.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { RequestFields } from '../../../shared/request/request-fields.tsx'
import { Fact, Facts } from '../../../shared/ui/page/facts.tsx'
import { deskMessages } from '../messages/desk.ts'
import { EscalationFacts } from './escalation-facts.tsx'
import css from './order.module.css'
import { RequesterFacts } from './requester-facts.tsx'

type Props = {
  request: JobRequest
  requester: DeskRequester | null
  escalation: DeskEscalation | null
  purchaseOrders: readonly string[]
}

/** Everything the client entered and sent. */
export function RequestPanel({ request, requester, escalation, purchaseOrders }: Props) {
  const t = useMessages(deskMessages)
  const isOrderedElsewhere = request.origination === 'COUPA'
  const { count, neededBy } = request
  return (
    <div className={css.parts}>
      <Facts>
        {requester && <RequesterFacts requester={requester} />}
        {escalation && <EscalationFacts escalation={escalation} />}
        {count && (
          <Fact name={t('volume')}>
            {t('words', { count: count.words })} · {t('pages', { count: count.pages })}
          </Fact>
        )}
        {neededBy && (
          <Fact name={t('neededBy')}>
            <time dateTime={neededBy}>{formatDate(neededBy)}</time>
          </Fact>
        )}
        {isOrderedElsewhere && (
          <Fact name={t('purchaseOrder')}>
            {purchaseOrders.length > 0 ? <bdi>{joinNames(purchaseOrders)}</bdi> : t('notReceived')}
          </Fact>
        )}
        {/* Of a buyer's request the reference is the cookie of the visit, which the card of the procurement system has. */}
        <RequestFields request={isOrderedElsewhere ? { ...request, externalReferenceId: null } : request} />
      </Facts>
      <SourceDocuments request={request} />
    </div>
  )
}

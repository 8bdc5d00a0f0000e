import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { useMessages } from '../../../shared/messages/messages.ts'
import { requestMessages } from '../../../shared/request/messages/requests.ts'
import { RequestFields } from '../../../shared/request/request-fields.tsx'
import { Moment } from '../../../shared/ui/moment.tsx'
import { Card } from '../../../shared/ui/page/card.tsx'
import { Fact, Facts } from '../../../shared/ui/page/facts.tsx'

/** What else was asked for. The first things to know are over the tabs. */
export function RequestSummary({ request }: { request: JobRequest }) {
  const t = useMessages(requestMessages)
  const { createTime, count } = request
  return (
    <Card title={t('summary')}>
      <Facts small>
        <Fact name={t('submitted')}>
          <Moment at={createTime} />
        </Fact>
        {count && (
          <Fact name={t('volume')}>
            {t('volumeOf', { words: t('words', { count: count.words }), pages: t('pages', { count: count.pages }) })}
          </Fact>
        )}
        <RequestFields request={{ ...request, externalReferenceId: null }} />
      </Facts>
    </Card>
  )
}

import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { formatZonedMoment } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { quoteMessages } from '../../shared/request/messages/quotes.ts'
import { Card } from '../../shared/ui/page/card.tsx'
import { Fact, Facts } from '../../shared/ui/page/facts.tsx'
import { listTargets } from './list-targets.ts'

/** What was asked for, while there is no quote. */
export function WaitingSummary({ request }: { request: JobRequest }) {
  const t = useMessages(quoteMessages)
  const { number, createTime, sourceLanguage } = request
  return (
    <Card title={t('summary')}>
      <Facts small>
        <Fact name={t('requestNumber')}>
          <bdi>{number}</bdi>
        </Fact>
        <Fact name={t('submitted')}>
          <time dateTime={createTime}>{formatZonedMoment(createTime)}</time>
        </Fact>
        {sourceLanguage && <Fact name={t('source')}>{sourceLanguage.name}</Fact>}
        <Fact name={t('targets')}>
          <ul>
            {listTargets(request).map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Fact>
      </Facts>
    </Card>
  )
}

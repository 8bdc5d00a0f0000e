import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { formatMoment } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { requestMessages } from '../../shared/request/messages/requests.ts'
import { StatusBadge } from '../../shared/request/status-badge.tsx'
import { Card } from '../../shared/ui/page/card.tsx'
import { Fact, Facts } from '../../shared/ui/page/facts.tsx'
import { procurementMessages } from './messages/procurement.ts'

export function ProcurementSummary({ request }: { request: JobRequest }) {
  const t = useMessages(procurementMessages)
  const tr = useMessages(requestMessages)
  const { createTime, sourceLanguage, targetLanguages } = request
  const targets = targetLanguages.map(({ name }) => name).sort((one, other) => one.localeCompare(other))
  return (
    <Card title={tr('summary')}>
      <Facts small>
        <Fact name={t('status')}>
          <StatusBadge request={request} />
        </Fact>
        <Fact name={t('submittedOn')}>
          <time dateTime={createTime}>{formatMoment(createTime)}</time>
        </Fact>
        <Fact name={t('source')}>{sourceLanguage?.name ?? tr('unknown')}</Fact>
        <Fact name={t('targets')}>{targets.join(', ')}</Fact>
      </Facts>
    </Card>
  )
}

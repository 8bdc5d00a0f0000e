import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { formatMoment } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { RequestCountNotes } from '../../../shared/request/count-notes.tsx'
import { requestMessages } from '../../../shared/request/messages/requests.ts'
import { RequestFields } from '../../../shared/request/request-fields.tsx'
import { Card } from '../../../shared/ui/page/card.tsx'
import { Fact, Facts } from '../../../shared/ui/page/facts.tsx'
import css from './request-detail.module.css'

const zone = new Intl.DateTimeFormat('en-US').resolvedOptions().timeZone

export function RequestSummary({ request }: { request: JobRequest }) {
  const t = useMessages(requestMessages)
  const { createTime, requestorName, requestorEmail, sourceLanguage, targetLanguages, count } = request
  const targets = targetLanguages.map(({ name }) => name).sort()
  return (
    <Card title={t('summary')}>
      <Facts small>
        <Fact name={t('submitted')}>
          <time dateTime={createTime} title={zone}>
            {formatMoment(createTime)}
          </time>
        </Fact>
        <Fact name={t('requestedBy')}>
          <bdi>{requestorName || requestorEmail}</bdi>
          {requestorName && <bdi className={css.quiet}>{requestorEmail}</bdi>}
        </Fact>
        <Fact name={t('source')}>{sourceLanguage?.name ?? t('unknown')}</Fact>
        <Fact name={t('targets')}>
          <ul>
            {targets.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Fact>
        {count && (
          <Fact name={t('volume')}>
            {t('volumeOf', { words: t('words', { count: count.words }), pages: t('pages', { count: count.pages }) })}
          </Fact>
        )}
        <RequestFields request={request} />
      </Facts>
      <RequestCountNotes request={request} />
    </Card>
  )
}

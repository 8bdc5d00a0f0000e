import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { ReactNode } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { compareNames } from '../../../../shared/names-in-order.ts'
import { requestMessages } from '../../../../shared/request/messages/requests.ts'
import { Moment } from '../../../../shared/ui/moment.tsx'
import { Card } from '../../../../shared/ui/page/card.tsx'
import { Fact, Facts } from '../../../../shared/ui/page/facts.tsx'
import { machineRequestMessages } from '../messages/requests.ts'

type Props = {
  request: JobRequest
  /** More facts, after the languages. */
  children?: ReactNode
}

export function RequestSummary({ request, children }: Props) {
  const t = useMessages(requestMessages)
  const own = useMessages(machineRequestMessages)
  const { createTime, requestorName, requestorEmail, sourceLanguage, targetLanguages, count, notes } = request
  const { xtrfName, xtrfInternalId } = request
  return (
    <Card title={t('summary')}>
      <Facts small>
        {xtrfInternalId !== null && (
          <Fact name={own('humanProject')}>
            <bdi>{xtrfName ?? xtrfInternalId}</bdi>
          </Fact>
        )}
        <Fact name={t('submitted')}>
          <Moment at={createTime} />
        </Fact>
        <Fact name={t('requestedBy')}>
          <bdi>{requestorName || requestorEmail}</bdi>
        </Fact>
        <Fact name={t('source')}>{sourceLanguage?.name ?? t('unknown')}</Fact>
        {targetLanguages.length > 0 && (
          <Fact name={t('targets')}>
            <ul>
              {targetLanguages
                .map(({ name }) => name)
                .sort(compareNames)
                .map((name) => (
                  <li key={name}>{name}</li>
                ))}
            </ul>
          </Fact>
        )}
        {children}
        {count && count.words > 0 && <Fact name={t('volume')}>{t('words', { count: count.words })}</Fact>}
        {notes && (
          <Fact name={t('notes')}>
            <bdi>{notes}</bdi>
          </Fact>
        )}
      </Facts>
    </Card>
  )
}

import type { JobRequest } from '@portolan/contract/job-requests'
import type { ReactNode } from 'react'
import { formatMoment } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { requestMessages } from '../../shared/messages/requests.ts'
import { useSession } from '../../shared/session.ts'
import { FieldValue } from './field-value.tsx'
import css from './request-detail.module.css'

const zone = new Intl.DateTimeFormat('en-US').resolvedOptions().timeZone

export function RequestSummary({ request }: { request: JobRequest }) {
  const t = useMessages(requestMessages)
  const workflows = useSession()?.clientConfig?.selectableWorkflows
  const workflow = workflows?.find(({ xtrfServiceId }) => xtrfServiceId === request.xtrfServiceId)
  const { createTime, requestorName, requestorEmail, sourceLanguage, targetLanguages, count } = request
  const targets = targetLanguages.map(({ name }) => name).sort()
  return (
    <section className={css.card}>
      <h2>{t('summary')}</h2>
      <dl className={css.facts}>
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
        {workflow && <Fact name={t('workflow')}>{workflow.label}</Fact>}
        {request.externalReferenceId && <Fact name={t('reference')}>{request.externalReferenceId}</Fact>}
        {request.customFields.map(({ fieldName, value }) => (
          <Fact key={fieldName} name={fieldName}>
            <FieldValue value={value} />
          </Fact>
        ))}
        {request.notes && (
          <Fact name={t('notes')}>
            <bdi className={css.notes}>{request.notes}</bdi>
          </Fact>
        )}
      </dl>
    </section>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>
      <bdi>{name}</bdi>
    </dt>
    <dd>{children}</dd>
  </div>
)

import type { JobRequestSummary } from '@portolan/contract/job-requests/requests'
import { useId } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { isInProgress } from '../../../../shared/request/one-request.ts'
import { Icon, type IconName } from '../../../../shared/ui/icon.tsx'
import { machineRequestMessages } from '../messages/requests.ts'
import css from './request-status.module.css'
import { groupOf, type StatusGroup } from './status-group.ts'

type Look = readonly [tone: 'good' | 'bad' | 'quiet' | 'info', icon: IconName]

const looks: Readonly<Record<StatusGroup | 'unknown', Look>> = {
  processing: ['info', 'track'],
  completed: ['good', 'check'],
  failed: ['bad', 'alert'],
  submitting: ['info', 'people'],
  submitted: ['good', 'people'],
  archived: ['quiet', 'book'],
  unknown: ['info', 'question'],
}

const explained = ['CREATED', 'FAILED', 'SUBMITTED_TO_XTRF'] as const

type Props = {
  request: Pick<JobRequestSummary, 'status'>
  /** Lists have fixed labels. The page of a request says what happened: files were rejected, or somebody stopped it. */
  isInList?: boolean
}

/** The label of a request's status. Some explain themselves when they are pointed at or have the focus. */
export function RequestStatus({ request, isInList = true }: Props) {
  const t = useMessages(machineRequestMessages)
  const id = useId()
  const group = groupOf(request.status)
  const [tone, icon] = looks[group]
  const detail = explained.find((status) => status === request.status)
  const isRejected = request.status === 'REJECTED_BY_SCREENING'
  if (!isInList && (isRejected || request.status === 'CANCELLED'))
    return (
      <span className={css.badge} data-tone={isRejected ? 'bad' : 'quiet'}>
        <Icon name={isRejected ? 'alert' : 'blocked'} size={16} />
        {t(isRejected ? 'status_rejected' : 'status_cancelled')}
      </span>
    )
  const badge = (
    <>
      {isInProgress(request) ? (
        <span className={css.ring} data-spinner aria-hidden="true" />
      ) : (
        <Icon name={icon} size={16} />
      )}
      {t(`status_${group}`)}
    </>
  )
  if (!detail)
    return (
      <>
        <span className={css.badge} data-tone={tone}>
          {badge}
        </span>
        {isRejected && <span className={css.rejected}>{t('status_rejected')}</span>}
      </>
    )
  return (
    <span className={css.explained}>
      <button type="button" className={css.badge} data-tone={tone} aria-describedby={id}>
        {badge}
      </button>
      <span role="tooltip" id={id} className={css.tooltip}>
        {t(`detail_${detail}`)}
      </span>
    </span>
  )
}

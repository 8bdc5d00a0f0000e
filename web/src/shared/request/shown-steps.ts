import type { JobRequest, JobRequestEvent } from '@portolan/contract/job-requests/requests'

type Request = Pick<JobRequest, 'history' | 'isBeingPrepared'>
type ShownStep = JobRequestEvent & {
  /** Staff replace files that the client has. */
  readonly isCorrection: boolean
}

const milestones: readonly JobRequestEvent['status'][] = [
  'SUBMITTING_TO_XTRF',
  'SUBMITTED_TO_XTRF',
  'WORK_STARTED',
  'COMPLETED',
]

/**
 * The history without a hand-over that only leads to the desk, where the work starts later: a client reads "In
 * translation" once, from the moment when it is true.
 */
export function shownSteps({ history, isBeingPrepared }: Request): ShownStep[] {
  const isMilestone = ({ status }: JobRequestEvent) => milestones.includes(status)
  return history.flatMap((event, at) => {
    const next = history.slice(at + 1).find(isMilestone)?.status
    const isStart = event.status === 'SUBMITTED_TO_XTRF' || event.status === 'WORK_STARTED'
    if (isStart && (next === 'WORK_STARTED' || (next === undefined && isBeingPrepared))) return []
    const isCorrection =
      event.status === 'SUBMITTED_TO_XTRF' && history.slice(0, at).findLast(isMilestone)?.status === 'COMPLETED'
    return [{ ...event, isCorrection }]
  })
}

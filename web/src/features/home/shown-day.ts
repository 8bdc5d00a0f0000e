import type { JobRequestListItem } from '@portolan/contract/job-requests/requests'

type Times = Pick<JobRequestListItem, 'status' | 'createTime' | 'dueTime' | 'deliveredTime'>

/** The day that counts in a list with room for one: of the delivery once it is done, else what was promised. */
export function shownDay({ status, createTime, dueTime, deliveredTime }: Times) {
  if (deliveredTime) return { kind: 'deliveredOn', time: deliveredTime } as const
  // Nothing is due any more, even where the day of the delivery is not known.
  const isDue = dueTime !== null && status !== 'COMPLETED'
  return isDue ? ({ kind: 'dueOn', time: dueTime } as const) : ({ kind: 'submittedOn', time: createTime } as const)
}

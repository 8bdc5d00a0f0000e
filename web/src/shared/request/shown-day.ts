import type { JobRequestListItem } from '@portolan/contract/job-requests/requests'

type Times = Pick<JobRequestListItem, 'createTime' | 'dueTime' | 'deliveredTime'>

/** The day that counts in a list with room for one: of the delivery once it is done, else what was promised. */
export function shownDay({ createTime, dueTime, deliveredTime }: Times) {
  if (deliveredTime) return { kind: 'deliveredOn', time: deliveredTime } as const
  return dueTime ? ({ kind: 'dueOn', time: dueTime } as const) : ({ kind: 'submittedOn', time: createTime } as const)
}

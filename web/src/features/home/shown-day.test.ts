import { expect, it } from 'vitest'
import { shownDay } from './shown-day.ts'

const [createTime, dueTime, deliveredTime] = ['2026-10-01', '2026-10-14', '2026-10-13']

it('names the delivery once it is done, else what was promised, else the submission', () => {
  const progress = { status: 'IN_TRANSLATION', createTime, dueTime, deliveredTime: null } as const
  expect(shownDay(progress as never)).toEqual({ kind: 'dueOn', time: dueTime })
  expect(shownDay({ ...progress, dueTime: null } as never)).toEqual({ kind: 'submittedOn', time: createTime })
  const completed = { ...progress, status: 'COMPLETED' } as const
  expect(shownDay({ ...completed, deliveredTime } as never)).toEqual({ kind: 'deliveredOn', time: deliveredTime })
  expect(shownDay(completed as never)).toEqual({ kind: 'submittedOn', time: createTime })
})

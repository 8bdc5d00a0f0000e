import { type Vertical, VerticalOrNone } from '@portolan/contract/desk/desk'
import type { ProjectStatsType } from '@portolan/contract/statistics/statistics'

type Facet = '' | 'PastDue' | 'DueToday' | 'Turnaround'

/** `healthcarePastDue` becomes healthcare and PastDue. `noVertical` becomes null. */
export function parseStatisticsType(type: ProjectStatsType): {
  readonly vertical: Vertical | null
  readonly facet: Facet
} {
  const facet = (['PastDue', 'DueToday', 'Turnaround'] as const).find((each) => type.endsWith(each)) ?? ''
  const table = VerticalOrNone.parse(type.slice(0, type.length - facet.length))
  return { vertical: table === 'noVertical' ? null : table, facet }
}

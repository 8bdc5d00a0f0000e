import type { Vertical } from '@portolan/contract/desk'
import type { ProjectStatsType } from '@portolan/contract/statistics'

type Facet = '' | 'PastDue' | 'DueToday' | 'Turnaround'

/** `healthcarePastDue` is healthcare and PastDue. */
export function splitType(type: ProjectStatsType): { readonly vertical: Vertical; readonly facet: Facet } {
  const facet = (['PastDue', 'DueToday', 'Turnaround'] as const).find((each) => type.endsWith(each)) ?? ''
  return { vertical: type.slice(0, type.length - facet.length) as Vertical, facet }
}

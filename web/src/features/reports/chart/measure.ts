import type { ReportGroup } from '@portolan/contract/reports/reports'

export type Measure = 'count' | 'cost'

export const amountOf = ({ rows, spend }: ReportGroup, measure: Measure): number =>
  measure === 'cost' ? (spend ?? 0) : rows

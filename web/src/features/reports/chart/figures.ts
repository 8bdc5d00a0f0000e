import type { ReportGroup, ReportType } from '@portolan/contract/reports/reports'
import { formatMoney } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { reportMessages } from '../messages/reports.ts'
import type { Measure } from './measure.ts'

/** Writes how many a group has and what they cost, with what the chart shows first. */
export function useFigures(type: ReportType, measure: Measure) {
  const t = useMessages(reportMessages)
  return ({ rows, spend }: ReportGroup): readonly string[] => {
    const count = t(`count_${type}`, { count: rows })
    if (spend === null) return [count]
    return measure === 'cost' ? [formatMoney(spend), count] : [count, formatMoney(spend)]
  }
}

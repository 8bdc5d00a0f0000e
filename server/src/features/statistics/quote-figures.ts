import { orderStatusTexts } from '@portolan/contract/desk/order-status-texts'
import { quoteStatuses } from '@portolan/contract/desk/order-statuses'
import type { CoordinatorStatsRow, QuoteStatsType, ReviewStatsRow } from '@portolan/contract/statistics/statistics'
import type { Database } from '../../tables/database.ts'
import type { Days } from './days.ts'
import { parseStatisticsType } from './parse-statistics-type.ts'
import { averageTimeByPerson, countByPerson, countQuotesByStatus, type FigureFilter, quotes } from './store-figures.ts'

/** Quotes of a vertical by coordinator, or those without a coordinator. */
export function quoteFigures(db: Database, days: Days, type: QuoteStatsType): Promise<CoordinatorStatsRow[]> {
  if (type === 'unassigned') return countQuotes(db, quotes.unassigned())
  if (type === 'unassignedPastDue') return countQuotes(db, quotes.unassignedPastDue(days))
  if (type === 'unassignedDueToday') return countQuotes(db, quotes.unassignedDueToday(days))
  const { vertical, facet } = parseStatisticsType(type)
  if (facet === 'Turnaround') return averageQuoteTime(db, quotes.completed(vertical, days))
  const filter = { '': quotes.open, PastDue: quotes.pastDue, DueToday: quotes.dueToday }[facet]
  return countQuotes(db, filter(vertical, days))
}

export const currentQuotes = (db: Database) => countQuotes(db, quotes.allOpen())

export const completedQuotes = (db: Database, days: Days) => countQuotes(db, quotes.allCompleted(days))

export async function quotesByStage(db: Database): Promise<ReviewStatsRow[]> {
  const counts = new Map<string, number>((await countQuotesByStatus(db)).map(({ status, count }) => [status, count]))
  return quoteStatuses.map((stage) => ({ quoteReviewStatus: orderStatusTexts[stage], quotes: counts.get(stage) ?? 0 }))
}

const person = ({ id, name }: { readonly id: string | null; readonly name: string | null }) => ({
  projectCoordinator: name,
  projectCoordinatorId: id,
})

async function countQuotes(db: Database, filter: FigureFilter): Promise<CoordinatorStatsRow[]> {
  const rows = await countByPerson(db, filter)
  return rows.map((row) => ({ ...person(row), quotes: row.count, averageHours: null }))
}

async function averageQuoteTime(db: Database, filter: FigureFilter): Promise<CoordinatorStatsRow[]> {
  const rows = await averageTimeByPerson(db, filter)
  return rows.map((row) => ({ ...person(row), quotes: row.count, averageHours: row.hours }))
}

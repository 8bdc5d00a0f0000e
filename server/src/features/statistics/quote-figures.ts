import type { CoordinatorStatsRow, QuoteStatsType, ReviewStatsRow } from '@portolan/contract/statistics/statistics'
import type { Database } from '../../tables/database.ts'
import type { Days } from './days.ts'
import { statusWords } from './messages/en.ts'
import { splitType } from './parse-statistics-type.ts'
import { countOf, quoteStages, quotes, timeOf } from './store-figures.ts'

type Span = Parameters<typeof countOf>[1]

/** Quotes of a vertical by coordinator, or those nobody has taken on. */
export function quoteFigures(db: Database, days: Days, type: QuoteStatsType): Promise<CoordinatorStatsRow[]> {
  if (type === 'unassigned') return counted(db, quotes.unassigned())
  if (type === 'unassignedPastDue') return counted(db, quotes.unassignedPastDue(days))
  if (type === 'unassignedDueToday') return counted(db, quotes.unassignedDueToday(days))
  const { vertical, facet } = splitType(type)
  if (facet === 'Turnaround') return timed(db, quotes.completed(vertical, days))
  const wanted = { '': quotes.open, PastDue: quotes.pastDue, DueToday: quotes.dueToday }[facet]
  return counted(db, wanted(vertical, days))
}

export const currentQuotes = (db: Database) => counted(db, quotes.allOpen())

export const completedQuotes = (db: Database, days: Days) => counted(db, quotes.allCompleted(days))

const stages = ['PENDING_REVIEW', 'PRICING', 'WITH_CLIENT'] as const

export async function quotesByStage(db: Database): Promise<ReviewStatsRow[]> {
  const counts = new Map<string, number>((await quoteStages(db)).map(({ status, count }) => [status, count]))
  return stages.map((stage) => ({ quoteReviewStatus: statusWords[stage], quotes: counts.get(stage) ?? 0 }))
}

const person = ({ id, name }: { readonly id: string | null; readonly name: string | null }) => ({
  projectCoordinator: name,
  projectCoordinatorId: id,
})

async function counted(db: Database, span: Span): Promise<CoordinatorStatsRow[]> {
  const rows = await countOf(db, span)
  return rows.map((row) => ({ ...person(row), quotes: row.count, averageHours: null }))
}

async function timed(db: Database, span: Span): Promise<CoordinatorStatsRow[]> {
  const rows = await timeOf(db, span)
  return rows.map((row) => ({ ...person(row), quotes: row.count, averageHours: row.hours }))
}

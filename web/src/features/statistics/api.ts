import * as statistics from '@portolan/contract/statistics/statistics'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../shared/api/api-client.ts'

const freshFor = 30_000

/** Something the server counts, and how to ask for it. */
export type Figures<Row> = {
  readonly key: string
  readonly read: (options: { signal: AbortSignal }) => Promise<readonly Row[]>
}

/** Polled twice a minute while it is on the page. */
export const useFigures = <Row>({ key, read }: Figures<Row>) =>
  useQuery({
    queryKey: ['statistics', key],
    queryFn: ({ signal }) => read({ signal }),
    staleTime: freshFor,
    refetchInterval: freshFor,
  })

export const projectFigures = (type: statistics.ProjectStatsType): Figures<statistics.ProjectStatsRow> => ({
  key: `projects/${type}`,
  read: (options) => call(statistics.projectStats, { params: { type } }, options),
})

export const quoteFigures = (type: statistics.QuoteStatsType): Figures<statistics.CoordinatorStatsRow> => ({
  key: `quotes/${type}`,
  read: (options) => call(statistics.quoteStats, { params: { type } }, options),
})

export const currentQuotes: Figures<statistics.CoordinatorStatsRow> = {
  key: 'current',
  read: (options) => call(statistics.fohCurrentProjectStats, {}, options),
}

export const completedQuotes: Figures<statistics.CoordinatorStatsRow> = {
  key: 'completed',
  read: (options) => call(statistics.fohCompletedProjectStats, {}, options),
}

export const pendingReview: Figures<statistics.ReviewStatsRow> = {
  key: 'pendingReview',
  read: (options) => call(statistics.fohPendingReviewStats, {}, options),
}

export const qaFigures: Figures<statistics.QaStatsRow> = {
  key: 'qa',
  read: (options) => call(statistics.qaStats, {}, options),
}

export const turnaroundTrend = {
  key: 'trend',
  read: (options: { signal: AbortSignal }) => call(statistics.turnaroundTrend, {}, options),
}
export type TrendRow = Awaited<ReturnType<typeof turnaroundTrend.read>>[number]

export const loadPerPerson = {
  key: 'load',
  read: (options: { signal: AbortSignal }) => call(statistics.loadPerPerson, {}, options),
}

export const pastDueHeat = {
  key: 'heat',
  read: (options: { signal: AbortSignal }) => call(statistics.pastDueHeat, {}, options),
}
export type HeatCell = Awaited<ReturnType<typeof pastDueHeat.read>>[number]

export const useOverdueTotals = () =>
  useQuery({
    queryKey: ['statistics', 'overdue'],
    queryFn: ({ signal }) => call(statistics.overdueTotals, {}, { signal }),
    staleTime: freshFor,
    refetchInterval: freshFor,
  })

import * as z from 'zod/mini'
import { Vertical, VerticalOrNone } from '../desk/desk.ts'
import { endpoint } from '../endpoint.ts'
import { dashboardRoles } from '../roles.ts'

const facets = ['', 'PastDue', 'DueToday', 'Turnaround'] as const
type ByVertical = `${VerticalOrNone}${(typeof facets)[number]}`
const byVertical = VerticalOrNone.options.flatMap((table) => facets.map((facet): ByVertical => `${table}${facet}`))

export const ProjectStatsType = z.enum(byVertical)
export type ProjectStatsType = z.infer<typeof ProjectStatsType>

export const QuoteStatsType = z.enum([...byVertical, 'unassigned', 'unassignedPastDue', 'unassignedDueToday'])
export type QuoteStatsType = z.infer<typeof QuoteStatsType>

/** Null for unassigned work. */
const PersonId = z.nullable(z.uuid())

/** Plain: projects started in the last 30 days. Turnaround: average hours of projects completed in the last 30 days. */
export const ProjectStatsRow = z.object({
  projectManager: z.nullable(z.string()),
  projectManagerId: PersonId,
  projectCount: z.int(),
  /** Projects or hours; null if there is nothing to average. */
  standard: z.nullable(z.number()),
  rush: z.nullable(z.number()),
  totals: z.nullable(z.number()),
})
export type ProjectStatsRow = z.infer<typeof ProjectStatsRow>

export const CoordinatorStatsRow = z.object({
  projectCoordinator: z.nullable(z.string()),
  projectCoordinatorId: PersonId,
  quotes: z.int(),
  /** For turnarounds, the average hours from request to quote; otherwise null. */
  averageHours: z.nullable(z.number()),
})
export type CoordinatorStatsRow = z.infer<typeof CoordinatorStatsRow>

export const ReviewStatsRow = z.object({ quoteReviewStatus: z.string(), quotes: z.int() })
export type ReviewStatsRow = z.infer<typeof ReviewStatsRow>

export const QaStatsRow = z.object({
  qaSpecialist: z.nullable(z.string()),
  contactPersonId: PersonId,
  assignedJobs: z.int(),
})
export type QaStatsRow = z.infer<typeof QaStatsRow>

const read = { tag: 'statistics', method: 'GET', access: { roles: dashboardRoles }, refusals: [], example: {} } as const

export const projectStats = endpoint({
  ...read,
  name: 'projectStats',
  summary:
    'Count the projects of a vertical by project manager: started, past due or due today, or average their turnaround',
  path: '/statistics/projectStats/{type}',
  params: z.object({ type: ProjectStatsType }),
  reply: z.array(ProjectStatsRow),
  example: { params: { type: 'healthcarePastDue' } },
})

export const quoteStats = endpoint({
  ...read,
  name: 'quoteStats',
  summary: 'Count the quotes of a vertical by coordinator, or the unassigned ones',
  path: '/statistics/quoteStats/{type}',
  params: z.object({ type: QuoteStatsType }),
  reply: z.array(CoordinatorStatsRow),
  example: { params: { type: 'unassignedDueToday' } },
})

export const fohPendingReviewStats = endpoint({
  ...read,
  name: 'fohPendingReviewStats',
  summary: 'Count quotes in progress by status',
  path: '/statistics/fohPendingReviewStats',
  reply: z.array(ReviewStatsRow),
})

export const fohCurrentProjectStats = endpoint({
  ...read,
  name: 'fohCurrentProjectStats',
  summary: 'Count quotes in progress by coordinator',
  path: '/statistics/fohCurrentProjectStats',
  reply: z.array(CoordinatorStatsRow),
})

export const fohCompletedProjectStats = endpoint({
  ...read,
  name: 'fohCompletedProjectStats',
  summary: 'Count quotes completed in the last 30 days by coordinator',
  path: '/statistics/fohCompletedProjectStats',
  reply: z.array(CoordinatorStatsRow),
})

export const qaStats = endpoint({
  ...read,
  name: 'qaStats',
  summary: 'Count QA jobs in progress by QA specialist',
  path: '/statistics/qaStats',
  reply: z.array(QaStatsRow),
})

export const turnaroundTrend = endpoint({
  ...read,
  name: 'turnaroundTrend',
  summary: 'Get project turnaround by week of completion and vertical, for twelve weeks',
  path: '/statistics/turnaroundTrend',
  reply: z.array(
    z.object({ week: z.iso.date(), vertical: z.nullable(Vertical), projects: z.int(), averageHours: z.number() }),
  ),
})

export const overdueTotals = endpoint({
  ...read,
  name: 'overdueTotals',
  summary: 'Count overdue projects, and requests to price that are overdue',
  path: '/statistics/overdueTotals',
  reply: z.object({ projects: z.int(), quotes: z.int() }),
})

export const loadPerPerson = endpoint({
  ...read,
  name: 'loadPerPerson',
  summary: 'Count open projects by project manager',
  path: '/statistics/loadPerPerson',
  reply: z.array(
    z.object({
      projectManager: z.nullable(z.string()),
      projectManagerId: PersonId,
      standard: z.int(),
      rush: z.int(),
      pastDue: z.int(),
    }),
  ),
})

export const pastDueHeat = endpoint({
  ...read,
  name: 'pastDueHeat',
  summary: 'Count past-due projects by vertical and days late',
  path: '/statistics/pastDueHeat',
  reply: z.array(
    z.object({
      vertical: z.nullable(Vertical),
      /** Lower bound of a range: 1, 2–3, 4–7, 8 or more. */
      daysLate: z.union([z.literal(1), z.literal(2), z.literal(4), z.literal(8)]),
      projects: z.int(),
    }),
  ),
})

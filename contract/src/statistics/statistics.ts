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

/** Null where nobody is assigned. */
const PersonId = z.nullable(z.uuid())

/** Plain: what was started within 30 days. Turnaround: average hours of what was completed within 30 days. */
export const ProjectStatsRow = z.object({
  projectManager: z.nullable(z.string()),
  projectManagerId: PersonId,
  projectCount: z.int(),
  /** Projects, or hours; null where there is nothing to average. */
  standard: z.nullable(z.number()),
  rush: z.nullable(z.number()),
  totals: z.nullable(z.number()),
})
export type ProjectStatsRow = z.infer<typeof ProjectStatsRow>

export const CoordinatorStatsRow = z.object({
  projectCoordinator: z.nullable(z.string()),
  projectCoordinatorId: PersonId,
  quotes: z.int(),
  /** Of a turnaround: average hours from request to quote; null everywhere else. */
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
  summary: 'Projects of a vertical, or of none, by project manager: started, past due, due today or their turnaround',
  path: '/statistics/projectStats/{type}',
  params: z.object({ type: ProjectStatsType }),
  reply: z.array(ProjectStatsRow),
  example: { params: { type: 'healthcarePastDue' } },
})

export const quoteStats = endpoint({
  ...read,
  name: 'quoteStats',
  summary: 'Quotes of a vertical, or of none, by coordinator, or those nobody has taken on',
  path: '/statistics/quoteStats/{type}',
  params: z.object({ type: QuoteStatsType }),
  reply: z.array(CoordinatorStatsRow),
  example: { params: { type: 'unassignedDueToday' } },
})

export const fohPendingReviewStats = endpoint({
  ...read,
  name: 'fohPendingReviewStats',
  summary: 'Quotes under way, by how far they are',
  path: '/statistics/fohPendingReviewStats',
  reply: z.array(ReviewStatsRow),
})

export const fohCurrentProjectStats = endpoint({
  ...read,
  name: 'fohCurrentProjectStats',
  summary: 'Quotes under way, by coordinator',
  path: '/statistics/fohCurrentProjectStats',
  reply: z.array(CoordinatorStatsRow),
})

export const fohCompletedProjectStats = endpoint({
  ...read,
  name: 'fohCompletedProjectStats',
  summary: 'Quotes completed within 30 days, by coordinator',
  path: '/statistics/fohCompletedProjectStats',
  reply: z.array(CoordinatorStatsRow),
})

export const qaStats = endpoint({
  ...read,
  name: 'qaStats',
  summary: 'Checks under way, by QA specialist',
  path: '/statistics/qaStats',
  reply: z.array(QaStatsRow),
})

export const turnaroundTrend = endpoint({
  ...read,
  name: 'turnaroundTrend',
  summary: 'How long projects took, by week of completion and vertical, over twelve weeks',
  path: '/statistics/turnaroundTrend',
  reply: z.array(
    z.object({ week: z.iso.date(), vertical: z.nullable(Vertical), projects: z.int(), averageHours: z.number() }),
  ),
})

export const loadPerPerson = endpoint({
  ...read,
  name: 'loadPerPerson',
  summary: 'Open projects by project manager',
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
  summary: 'Projects past due, by vertical and by how many days',
  path: '/statistics/pastDueHeat',
  reply: z.array(
    z.object({
      vertical: z.nullable(Vertical),
      /** The least of a range: 1, 2 to 3, 4 to 7, 8 and more. */
      daysLate: z.union([z.literal(1), z.literal(2), z.literal(4), z.literal(8)]),
      projects: z.int(),
    }),
  ),
})

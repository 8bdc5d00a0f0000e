import { VerticalOrNone } from '@portolan/contract/desk/desk'

/** Dashboard endpoints, each with a plain SQL query that gives the expected answer. */
type DirectFigure = { readonly path: string; readonly sql: string }

const open = `status in ('NEW', 'IN_PROGRESS', 'IN_QA')`
const project = `status in ('NEW', 'IN_PROGRESS', 'IN_QA', 'COMPLETED')`
const openQuote = `status in ('PENDING_REVIEW', 'PRICING')`
const quoted = `quote_started_at is not null and quote_completed_at is not null and not ${openQuote}`
const completed = `status = 'COMPLETED' and project_started_at is not null and project_completed_at is not null`

const hours = (from: string, to: string, filter = 'true') =>
  `round(sum(extract(epoch from ${to} - ${from})) filter (where ${filter}) / 3600
    / nullif(count(*) filter (where ${filter}), 0), 2)::float8`
const took = (filter?: string) => hours('project_started_at', 'project_completed_at', filter)
const counted = (filter: string) => `(count(*) filter (where ${filter}))::int`
const isStandard = `rate_type = 'STANDARD'`
const isRush = `rate_type = 'RUSH'`

const byPerson = (
  table: string,
  column: string,
  [name, id]: readonly [string, string],
  cells: string,
  where: string,
) => `
  select a.first_name || ' ' || a.last_name as "${name}", a.id as "${id}", ${cells}
  from ${table} left join account a on a.id = ${column} where ${where}
  group by a.id order by a.last_name, a.first_name, a.id`
const manager = ['projectManager', 'projectManagerId'] as const
const coordinator = ['projectCoordinator', 'projectCoordinatorId'] as const

const counts = `count(*)::int as "projectCount", ${counted(isStandard)} as standard, ${counted(isRush)} as rush, count(*)::int as totals`
const times = `count(*)::int as "projectCount", ${took(isStandard)} as standard, ${took(isRush)} as rush, ${took()} as totals`
const projects = (path: string, cells: string, where: string): DirectFigure => ({
  path: `/statistics/projectStats/${path}`,
  sql: byPerson('desk_order', 'project_manager_id', manager, cells, where),
})
const ofCoordinator = (where: string, averageHours = 'null') =>
  byPerson(
    'desk_order',
    'coordinator_id',
    coordinator,
    `count(*)::int as quotes, ${averageHours} as "averageHours"`,
    where,
  )
const quotes = (path: string, where: string, averageHours?: string): DirectFigure => ({
  path: `/statistics/quoteStats/${path}`,
  sql: ofCoordinator(where, averageHours),
})

export function directFigures(today: string): readonly DirectFigure[] {
  const day = `date '${today}'`
  const lately = (column: string) => `${column} > ${day} - 30`
  const late = `deadline_on < ${day}`
  const dueNow = `deadline_on = ${day}`
  return [
    ...VerticalOrNone.options.flatMap((vertical) => {
      const its = vertical === 'noVertical' ? 'vertical is null' : `vertical = '${vertical}'`
      return [
        projects(vertical, counts, `${its} and ${project} and ${lately('project_started_on')}`),
        projects(`${vertical}PastDue`, counts, `${its} and ${open} and ${late}`),
        projects(`${vertical}DueToday`, counts, `${its} and ${open} and ${dueNow}`),
        projects(`${vertical}Turnaround`, times, `${its} and ${completed} and ${lately('project_completed_on')}`),
        quotes(vertical, `${its} and ${openQuote}`),
        quotes(`${vertical}PastDue`, `${its} and ${openQuote} and ${late}`),
        quotes(`${vertical}DueToday`, `${its} and ${openQuote} and ${dueNow}`),
        quotes(
          `${vertical}Turnaround`,
          `${its} and ${quoted} and ${lately('quote_completed_on')}`,
          hours('quote_started_at', 'quote_completed_at'),
        ),
      ]
    }),
    quotes('unassigned', `coordinator_id is null and ${openQuote}`),
    quotes('unassignedPastDue', `coordinator_id is null and ${openQuote} and ${late}`),
    quotes('unassignedDueToday', `coordinator_id is null and ${openQuote} and ${dueNow}`),
    {
      path: '/statistics/fohPendingReviewStats',
      sql: `select word as "quoteReviewStatus", (select count(*)::int from desk_order o where o.status = stages.status) as quotes
        from (values (1, 'PENDING_REVIEW', 'Pending review'), (2, 'PRICING', 'Being priced'), (3, 'WITH_CLIENT', 'With client'))
        stages (place, status, word) order by place`,
    },
    { path: '/statistics/fohCurrentProjectStats', sql: ofCoordinator(openQuote) },
    {
      path: '/statistics/fohCompletedProjectStats',
      sql: ofCoordinator(`${quoted} and ${lately('quote_completed_on')}`),
    },
    {
      path: '/statistics/qaStats',
      sql: byPerson(
        'desk_qa_job',
        'assigned_to',
        ['qaSpecialist', 'contactPersonId'],
        'count(*)::int as "assignedJobs"',
        'finished_at is null',
      ),
    },
    {
      path: '/statistics/turnaroundTrend',
      sql: `select date_trunc('week', project_completed_on::timestamp)::date::text as week, vertical,
          count(*)::int as projects, ${took()} as "averageHours"
        from desk_order where ${completed}
          and project_completed_on >= date_trunc('week', ${day}::timestamp)::date - 77
        group by 1, 2 order by 1, 2 nulls first`,
    },
    {
      path: '/statistics/overdueTotals',
      sql: `select ${counted(`${open} and ${late}`)} as projects, ${counted(`${openQuote} and ${late}`)} as quotes from desk_order`,
    },
    {
      path: '/statistics/loadPerPerson',
      sql: byPerson(
        'desk_order',
        'project_manager_id',
        manager,
        `${counted(isStandard)} as standard, ${counted(isRush)} as rush, ${counted(late)} as "pastDue"`,
        open,
      ),
    },
    {
      path: '/statistics/pastDueHeat',
      sql: `select vertical, (case when ${day} - deadline_on >= 8 then 8 when ${day} - deadline_on >= 4 then 4
          when ${day} - deadline_on >= 2 then 2 else 1 end) as "daysLate", count(*)::int as projects
        from desk_order where ${open} and ${late} group by 1, 2 order by 1, 2`,
    },
  ]
}

import type { DeskStatus, Vertical } from '@portolan/contract/desk/desk'
import { unpricedStatuses } from '@portolan/contract/desk/order-statuses'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../tables/database.ts'
import type { DeskFact, DueFact } from '../../tables/desk-facts.ts'
import type { Days } from './days.ts'

/** Condition on the figures to sum up. */
export type FigureFilter = RawBuilder<boolean>

const unassigned = '00000000-0000-0000-0000-000000000000'
const isUnassigned = sql<boolean>`person_id = ${unassigned}::uuid`
const isStandard = sql<boolean>`rate_type = 'STANDARD'`
const isRush = sql<boolean>`rate_type = 'RUSH'`

const allOf = (...filters: readonly FigureFilter[]): FigureFilter => sql`(${sql.join(filters, sql` and `)})`
const isFact = (fact: DeskFact): FigureFilter => sql`fact = ${fact}`
const isVertical = (vertical: Vertical | null): FigureFilter => sql`vertical = ${vertical ?? ''}`
const isRecent = ({ since }: Days): FigureFilter => sql`day >= ${since}::date`

const dueToday = (fact: DeskFact, { today }: Days): FigureFilter => allOf(isFact(fact), sql`day = ${today}::date`)

/** Recent days are summed up day by day, older ones by month. */
function pastDue(fact: DueFact, { today, edge }: Days): FigureFilter {
  const recent = allOf(isFact(fact), sql`day >= ${edge}::date and day < ${today}::date`)
  const older = allOf(isFact(`${fact}-month`), sql`day < ${edge}::date`)
  return sql`(${recent} or ${older})`
}

export const projects = {
  started: (vertical: Vertical | null, days: Days) =>
    allOf(isFact('project-started'), isVertical(vertical), isRecent(days)),
  pastDue: (vertical: Vertical | null, days: Days) => allOf(pastDue('project-due', days), isVertical(vertical)),
  dueToday: (vertical: Vertical | null, days: Days) => allOf(dueToday('project-due', days), isVertical(vertical)),
  completed: (vertical: Vertical | null, days: Days) =>
    allOf(isFact('project-completed'), isVertical(vertical), isRecent(days)),
}

const openQuote = allOf(isFact('quote-open'), sql`status in (${sql.join(unpricedStatuses)})`)

export const quotes = {
  open: (vertical: Vertical | null) => allOf(openQuote, isVertical(vertical)),
  pastDue: (vertical: Vertical | null, days: Days) => allOf(pastDue('quote-due', days), isVertical(vertical)),
  dueToday: (vertical: Vertical | null, days: Days) => allOf(dueToday('quote-due', days), isVertical(vertical)),
  completed: (vertical: Vertical | null, days: Days) =>
    allOf(isFact('quote-completed'), isVertical(vertical), isRecent(days)),
  unassigned: () => allOf(openQuote, isUnassigned),
  unassignedPastDue: (days: Days) => allOf(pastDue('quote-due', days), isUnassigned),
  unassignedDueToday: (days: Days) => allOf(dueToday('quote-due', days), isUnassigned),
  allOpen: () => openQuote,
  allCompleted: (days: Days) => allOf(isFact('coordinator-completed'), isVertical(null), isRecent(days)),
}

const countWhere = (filter: FigureFilter) => sql<number>`coalesce(sum(n) filter (where ${filter}), 0)::int`
const averageHours = (filter: FigureFilter) =>
  sql<number | null>`round(sum(seconds) filter (where ${filter}) / 3600
    / nullif(sum(n) filter (where ${filter}), 0), 2)::float8`
const any = sql<boolean>`true`

/** One row per person with a non-zero count, ordered by name; unassigned last. */
const selectByPerson = (db: Database, filter: FigureFilter) =>
  db
    .selectFrom('desk_figure_now as figure')
    .leftJoin('account', 'account.id', 'figure.person_id')
    .select(['account.id', sql<string | null>`account.first_name || ' ' || account.last_name`.as('name')])
    .where(filter)
    .groupBy('account.id')
    .having(sql<boolean>`sum(n) <> 0`)
    .orderBy(sql`account.last_name, account.first_name, account.id`)

export const countByRate = (db: Database, filter: FigureFilter) =>
  selectByPerson(db, filter)
    .select([countWhere(isStandard).as('standard'), countWhere(isRush).as('rush'), countWhere(any).as('total')])
    .execute()

export const averageTimeByRate = (db: Database, filter: FigureFilter) =>
  selectByPerson(db, filter)
    .select([averageHours(isStandard).as('standard'), averageHours(isRush).as('rush'), averageHours(any).as('total')])
    .select(countWhere(any).as('count'))
    .execute()

export const countByPerson = (db: Database, filter: FigureFilter) =>
  selectByPerson(db, filter).select(countWhere(any).as('count')).execute()

export const averageTimeByPerson = (db: Database, filter: FigureFilter) =>
  selectByPerson(db, filter)
    .select([countWhere(any).as('count'), averageHours(any).as('hours')])
    .execute()

export const countQaJobs = (db: Database) => countByPerson(db, isFact('qa-open'))

/** All open projects per person, and how many of them are past due. */
export const countOpenProjects = (db: Database, days: Days) =>
  selectByPerson(db, allOf(isVertical(null), sql`(${isFact('person-open')} or ${pastDue('person-due', days)})`))
    .select([countWhere(isStandard).as('standard'), countWhere(isRush).as('rush')])
    .select(countWhere(sql`not ${isFact('person-open')}`).as('pastDue'))
    .execute()

export const countQuotesByStatus = (db: Database) =>
  db
    .selectFrom('desk_figure_now')
    .select([sql<DeskStatus>`status`.as('status'), countWhere(any).as('count')])
    .where(isFact('quote-open'))
    .groupBy('status')
    .execute()

const vertical = sql<Vertical | null>`nullif(vertical, '')`

export const averageTimeByWeek = (db: Database, { firstWeek }: Days) =>
  db
    .selectFrom('desk_figure_now')
    .select([sql<string>`day::text`.as('week'), vertical.as('vertical'), countWhere(any).as('projects')])
    .select(sql<number>`round(sum(seconds) / 3600 / sum(n), 2)::float8`.as('averageHours'))
    .where(allOf(isFact('week-completed'), sql`day >= ${firstWeek}::date`))
    .groupBy(['day', 'desk_figure_now.vertical'])
    .having(sql<boolean>`sum(n) <> 0`)
    .orderBy(sql`day, desk_figure_now.vertical`)
    .execute()

/** All overdue projects, and all requests to price that are overdue. */
export async function countOverdue(db: Database, days: Days) {
  const [projects, quotes] = [pastDue('vertical-due', days), pastDue('quote-due', days)]
  return db
    .selectFrom('desk_figure_now')
    .select([countWhere(projects).as('projects'), countWhere(quotes).as('quotes')])
    .where(sql<boolean>`(${projects} or ${quotes})`)
    .executeTakeFirstOrThrow()
}

export const countByDaysLate = (db: Database, days: Days) =>
  db
    .selectFrom(
      db
        .selectFrom('desk_figure_now')
        .select([vertical.as('vertical'), 'n'])
        .select(
          sql<1 | 2 | 4 | 8>`case when ${isFact('vertical-due-month')} then 8 else
            (array[1, 2, 2, 4, 4, 4, 4, 8])[least(${days.today}::date - day, 8)] end`.as('daysLate'),
        )
        .where(pastDue('vertical-due', days))
        .as('late'),
    )
    .select(['vertical', 'daysLate', sql<number>`sum(n)::int`.as('projects')])
    .groupBy(['vertical', 'daysLate'])
    .having(sql<boolean>`sum(n) <> 0`)
    .orderBy(sql`vertical, "daysLate"`)
    .execute()

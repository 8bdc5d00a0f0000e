import type { DeskStatus, Vertical } from '@portolan/contract/desk/desk'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../tables/database.ts'
import type { Days } from './days.ts'

/** Which figures to sum up. */
type Span = RawBuilder<boolean>

const nobody = '00000000-0000-0000-0000-000000000000'
const isNobody = sql<boolean>`person_id = ${nobody}::uuid`
const isStandard = sql<boolean>`rate_type = 'STANDARD'`
const isRush = sql<boolean>`rate_type = 'RUSH'`

const both = (...spans: readonly Span[]): Span => sql`(${sql.join(spans, sql` and `)})`
const ofFact = (fact: string): Span => sql`fact = ${fact}`
const ofVertical = (vertical: Vertical | null): Span => sql`vertical = ${vertical ?? ''}`
const within30 = ({ since }: Days): Span => sql`day >= ${since}::date`

const dueToday = (fact: string, { today }: Days): Span => both(ofFact(fact), sql`day = ${today}::date`)

function pastDue(fact: string, { today, edge }: Days): Span {
  const lately = both(ofFact(fact), sql`day >= ${edge}::date and day < ${today}::date`)
  const before = both(ofFact(`${fact}-month`), sql`day < ${edge}::date`)
  return sql`(${lately} or ${before})`
}

export const projects = {
  started: (vertical: Vertical | null, days: Days) =>
    both(ofFact('project-started'), ofVertical(vertical), within30(days)),
  pastDue: (vertical: Vertical | null, days: Days) => both(pastDue('project-due', days), ofVertical(vertical)),
  dueToday: (vertical: Vertical | null, days: Days) => both(dueToday('project-due', days), ofVertical(vertical)),
  completed: (vertical: Vertical | null, days: Days) =>
    both(ofFact('project-completed'), ofVertical(vertical), within30(days)),
}

const underWay = both(ofFact('quote-open'), sql`status <> 'WITH_CLIENT'`)

export const quotes = {
  open: (vertical: Vertical | null) => both(underWay, ofVertical(vertical)),
  pastDue: (vertical: Vertical | null, days: Days) => both(pastDue('quote-due', days), ofVertical(vertical)),
  dueToday: (vertical: Vertical | null, days: Days) => both(dueToday('quote-due', days), ofVertical(vertical)),
  completed: (vertical: Vertical | null, days: Days) =>
    both(ofFact('quote-completed'), ofVertical(vertical), within30(days)),
  unassigned: () => both(underWay, isNobody),
  unassignedPastDue: (days: Days) => both(pastDue('quote-due', days), isNobody),
  unassignedDueToday: (days: Days) => both(dueToday('quote-due', days), isNobody),
  allOpen: () => underWay,
  allCompleted: (days: Days) => both(ofFact('coordinator-completed'), ofVertical(null), within30(days)),
}

const sumOf = (filter: Span) => sql<number>`coalesce(sum(n) filter (where ${filter}), 0)::int`
const hoursOf = (filter: Span) =>
  sql<number | null>`round(sum(seconds) filter (where ${filter}) / 3600
    / nullif(sum(n) filter (where ${filter}), 0), 2)::float8`
const all = sql<boolean>`true`

/** A row a person who has any, by name; at the end what nobody has. */
const byPerson = (db: Database, span: Span) =>
  db
    .selectFrom('desk_figure_now as figure')
    .leftJoin('account', 'account.id', 'figure.person_id')
    .select(['account.id', sql<string | null>`account.first_name || ' ' || account.last_name`.as('name')])
    .where(span)
    .groupBy('account.id')
    .having(sql<boolean>`sum(n) <> 0`)
    .orderBy(sql`account.last_name, account.first_name, account.id`)

export const countByRate = (db: Database, span: Span) =>
  byPerson(db, span)
    .select([sumOf(isStandard).as('standard'), sumOf(isRush).as('rush'), sumOf(all).as('total')])
    .execute()

export const timeByRate = (db: Database, span: Span) =>
  byPerson(db, span)
    .select([hoursOf(isStandard).as('standard'), hoursOf(isRush).as('rush'), hoursOf(all).as('total')])
    .select(sumOf(all).as('count'))
    .execute()

export const countOf = (db: Database, span: Span) => byPerson(db, span).select(sumOf(all).as('count')).execute()

export const timeOf = (db: Database, span: Span) =>
  byPerson(db, span)
    .select([sumOf(all).as('count'), hoursOf(all).as('hours')])
    .execute()

export const qaLoad = (db: Database) => countOf(db, ofFact('qa-open'))

/** Of all open projects, and of those among them that are late. */
export const projectLoad = (db: Database, days: Days) =>
  byPerson(db, both(ofVertical(null), sql`(${ofFact('person-open')} or ${pastDue('person-due', days)})`))
    .select([sumOf(isStandard).as('standard'), sumOf(isRush).as('rush')])
    .select(sumOf(sql`fact <> 'person-open'`).as('pastDue'))
    .execute()

export const quoteStages = (db: Database) =>
  db
    .selectFrom('desk_figure_now')
    .select([sql<DeskStatus>`status`.as('status'), sumOf(all).as('count')])
    .where(ofFact('quote-open'))
    .groupBy('status')
    .execute()

const vertical = sql<Vertical | null>`nullif(vertical, '')`

export const completedByWeek = (db: Database, { firstWeek }: Days) =>
  db
    .selectFrom('desk_figure_now')
    .select([sql<string>`day::text`.as('week'), vertical.as('vertical'), sumOf(all).as('projects')])
    .select(sql<number>`round(sum(seconds) / 3600 / sum(n), 2)::float8`.as('averageHours'))
    .where(both(ofFact('week-completed'), sql`day >= ${firstWeek}::date`))
    .groupBy(['day', 'desk_figure_now.vertical'])
    .having(sql<boolean>`sum(n) <> 0`)
    .orderBy(sql`day, desk_figure_now.vertical`)
    .execute()

export const lateByDays = (db: Database, days: Days) =>
  db
    .selectFrom(
      db
        .selectFrom('desk_figure_now')
        .select([vertical.as('vertical'), 'n'])
        .select(
          sql<1 | 2 | 4 | 8>`case when fact = 'vertical-due-month' then 8 else
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

import type { DeskStatus } from '@portolan/contract/desk/desk'
import {
  dueStatuses,
  openProjectStatuses,
  quoteStatuses,
  unpricedStatuses,
} from '@portolan/contract/desk/order-statuses'

/*
 * Everything the dashboards count. Triggers made from this list (desk-fact-triggers.ts) keep the counts up to date.
 * To add or change a fact, edit the list and raise the version: the next start makes the triggers and counts once more.
 */
export const deskFactsVersion = 1

type Person = 'project_manager_id' | 'coordinator_id'

/** Counts the orders that meet the condition, by day, person and other columns. */
export type OrderFact = {
  /** SQL over the columns of desk_order and `derivedColumns`. */
  readonly when: string
  readonly day?: 'project_started_on' | 'project_completed_on' | 'quote_completed_on' | 'deadline_on' | 'month' | 'week'
  readonly person?: Person
  readonly by?: readonly ('vertical' | 'rate_type' | 'status')[]
  /** Also summed up, for averages. */
  readonly seconds?: 'project_seconds' | 'quote_seconds'
}

const isOneOf = (...statuses: readonly DeskStatus[]) =>
  `status in (${statuses.map((status) => `'${status}'`).join(', ')})`

export const derivedColumns = {
  is_project: isOneOf(...openProjectStatuses, 'COMPLETED'),
  is_open: isOneOf(...openProjectStatuses),
  is_quote: isOneOf(...quoteStatuses),
  is_completed: `${isOneOf('COMPLETED')} and project_started_at is not null and project_completed_at is not null
    and project_completed_on is not null`,
  is_quoted: `not ${isOneOf(...unpricedStatuses)} and quote_started_at is not null
    and quote_completed_at is not null and quote_completed_on is not null`,
  is_pricing_due: `${isOneOf(...dueStatuses.QUOTE)} and deadline_on is not null`,
  is_due: `${isOneOf(...dueStatuses.PROJECT)} and deadline_on is not null`,
  month: `date_trunc('month', deadline_on::timestamp)::date`,
  week: `date_trunc('week', project_completed_on::timestamp)::date`,
  project_seconds: 'extract(epoch from project_completed_at - project_started_at)::numeric',
  quote_seconds: 'extract(epoch from quote_completed_at - quote_started_at)::numeric',
}

const manager = 'project_manager_id'
const coordinator = 'coordinator_id'

/** One fact per question of the dashboards, so that each question reads few rows. */
export const orderFacts = {
  'project-started': {
    when: 'is_project and project_started_on is not null',
    day: 'project_started_on',
    person: manager,
    by: ['vertical', 'rate_type'],
  },
  'project-due': { when: 'is_due', day: 'deadline_on', person: manager, by: ['vertical', 'rate_type'] },
  'project-due-month': { when: 'is_due', day: 'month', person: manager, by: ['vertical', 'rate_type'] },
  'project-completed': {
    when: 'is_completed',
    day: 'project_completed_on',
    person: manager,
    by: ['vertical', 'rate_type'],
    seconds: 'project_seconds',
  },
  'week-completed': { when: 'is_completed', day: 'week', by: ['vertical'], seconds: 'project_seconds' },
  'person-open': { when: 'is_open', person: manager, by: ['rate_type'] },
  'person-due': { when: 'is_due', day: 'deadline_on', person: manager },
  'person-due-month': { when: 'is_due', day: 'month', person: manager },
  'vertical-due': { when: 'is_due', day: 'deadline_on', by: ['vertical'] },
  'vertical-due-month': { when: 'is_due', day: 'month', by: ['vertical'] },
  'quote-open': { when: 'is_quote', person: coordinator, by: ['vertical', 'status'] },
  'quote-due': { when: 'is_pricing_due', day: 'deadline_on', person: coordinator, by: ['vertical'] },
  'quote-due-month': { when: 'is_pricing_due', day: 'month', person: coordinator, by: ['vertical'] },
  'quote-completed': {
    when: 'is_quoted',
    day: 'quote_completed_on',
    person: coordinator,
    by: ['vertical'],
    seconds: 'quote_seconds',
  },
  'coordinator-completed': { when: 'is_quoted', day: 'quote_completed_on', person: coordinator },
} as const satisfies Record<string, OrderFact>

/** Open checks by QA specialist, the one fact of desk_qa_job. */
export const qaFact = 'qa-open'

export type DeskFact = keyof typeof orderFacts | typeof qaFact

/** Facts that are also kept by month. */
export type DueFact = { [Fact in DeskFact]: `${Fact}-month` extends DeskFact ? Fact : never }[DeskFact]

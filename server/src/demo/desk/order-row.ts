import { randomUUID } from 'node:crypto'
import { type DeskStatus, Vertical } from '@portolan/contract/desk/desk'
import { dayIn } from '../../platform/provider-days.ts'
import type { Dice } from './dice.ts'
import type { DeskDocuments } from './documents.ts'
import { works } from './works.ts'

export const DAY = 86_400_000

export type DemoWorld = {
  readonly dice: Dice
  readonly now: Date
  readonly timeZone: string
  readonly people: Readonly<Record<'admin' | 'pm' | 'coordinator' | 'quoter' | 'qa', string>>
  /** By id of the account. */
  readonly names: Readonly<Record<string, string>>
  readonly documents: DeskDocuments
}

type Times = {
  readonly deadline: Date | null
  readonly quoteStarted?: Date | null
  readonly quoteCompleted?: Date | null
  readonly projectStarted?: Date | null
  readonly projectCompleted?: Date | null
}

/** The row of an order, and the document that the client sent. */
export type DemoOrder = ReturnType<typeof orderRow>

export const pagePriceCents = (isRush: boolean): number => (isRush ? 4500 : 3000)

/** A desk order with the columns that depend on its vertical, status and times. */
export function orderRow(world: DemoWorld, prefix: 'P' | 'Q', status: DeskStatus, index: number, times: Times) {
  const { dice, now, timeZone, people, documents } = world
  const vertical = Vertical.options[index % Vertical.options.length] ?? 'healthcare'
  const { clients, names, targets } = works[vertical]
  const { deadline, quoteStarted = null, quoteCompleted = null, projectStarted = null, projectCompleted = null } = times
  const began = quoteStarted ?? projectStarted ?? now
  const day = (at: Date | null) => at && dayIn(timeZone, at)
  const targetIds = dice.pick(targets)
  const isRush = dice.chance(0.22)
  const isPriced = quoteCompleted !== null || projectStarted !== null
  const document = dice.pick(documents[vertical])
  return {
    id: randomUUID(),
    number: `${prefix}-${began.getUTCFullYear()}-`,
    job_request_id: randomUUID(),
    client_id: dice.pick(clients),
    name: `${dice.pick(names)} ${index + 1}`,
    source_language_id: 'enu',
    target_language_ids: [...targetIds],
    status,
    vertical,
    rate_type: isRush ? ('RUSH' as const) : ('STANDARD' as const),
    project_manager_id: projectStarted && (dice.chance(0.62) ? people.pm : people.admin),
    coordinator_id: quoteStarted && (dice.chance(0.55) ? people.coordinator : people.quoter),
    qa_specialist_id: null as string | null,
    total_agreed_cents: isPriced ? document.pages * targetIds.length * pagePriceCents(isRush) : null,
    project_group_id: null as string | null,
    project_group_name: null as string | null,
    deadline,
    deadline_on: day(deadline),
    quote_started_at: quoteStarted,
    quote_completed_at: quoteCompleted,
    quote_completed_on: day(quoteCompleted),
    project_started_at: projectStarted,
    project_started_on: day(projectStarted),
    project_completed_at: projectCompleted,
    project_completed_on: day(projectCompleted),
    quote_expires_at: status === 'WITH_CLIENT' && quoteCompleted ? quoteEnd(quoteCompleted) : null,
    created_at: began,
    document,
  }
}

/** Quotes are open for thirty days. */
export const quoteEnd = (completed: Date): Date => new Date(completed.getTime() + 30 * DAY)

/** A few hours later, but still today. */
export function laterToday({ dice, now, timeZone }: DemoWorld): Date {
  const later = new Date(now.getTime() + dice.between(0.5, 7) * 3_600_000)
  return dayIn(timeZone, later) === dayIn(timeZone, now) ? later : now
}

import { DeskStatus, Vertical } from '@portolan/contract/desk/desk'
import type { Insertable } from 'kysely'
import type { DeskOrderTable } from '../tables/desk.ts'

const dayMs = 86_400_000

/** Seeded random numbers. */
export function chance(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const upTo = (limit: number) => Math.floor(next() * limit)
  return { upTo, one: <T>(of: readonly T[]): T => of[upTo(of.length)] as T }
}

type Chance = ReturnType<typeof chance>

type People = readonly (string | null)[]

const dayOf = (at: Date | null) => at?.toISOString().slice(0, 10) ?? null

/** A random order in any state, around a given day. */
export function anyOrder({ upTo, one }: Chance, people: People, today: string): Insertable<DeskOrderTable> {
  const around = (from: number, to: number) =>
    new Date(Date.parse(today) + Math.round((from + (upTo(1000) / 1000) * (to - from)) * dayMs))
  const maybe = (at: Date): Date | null => (upTo(5) === 0 ? null : at)
  const asked = around(-45, -40)
  const quoted = around(-40, -1)
  const started = around(-39, 0)
  const done = new Date(started.getTime() + upTo(20) * 3_600_000 + upTo(100_000))
  const deadline = maybe(upTo(3) === 0 ? around(0, 0.99) : around(-60, 12))
  return {
    number: `T-${upTo(2 ** 31)}-${upTo(2 ** 31)}`,
    job_request_id: null,
    client_id: 1001,
    name: 'Leaflets',
    source_language_id: 'enu',
    target_language_ids: ['esm'],
    project_group_id: null,
    project_group_name: null,
    status: one(DeskStatus.options),
    vertical: one([null, ...Vertical.options]),
    rate_type: one(['STANDARD', 'RUSH']),
    project_manager_id: one(people),
    coordinator_id: one(people),
    qa_specialist_id: null,
    total_agreed_cents: upTo(100_000),
    deadline,
    deadline_on: dayOf(deadline),
    quote_started_at: asked,
    ...both('quote_completed', maybe(quoted)),
    ...both('project_started', maybe(started)),
    ...both('project_completed', maybe(done)),
  } as Insertable<DeskOrderTable>
}

const both = (name: string, at: Date | null) => ({ [`${name}_at`]: at, [`${name}_on`]: dayOf(at) })

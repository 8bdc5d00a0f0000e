import { JobRequestStatus } from '@portolan/contract/job-requests/requests'
import { statusTexts } from '@portolan/contract/job-requests/status-texts'
import { type RequestKind, type StatusWord, statusWord } from '@portolan/contract/job-requests/status-words'
import { sql } from 'kysely'
import { beingCorrected, beingPrepared } from '../../job-requests/index.ts'
import type { Condition, Sql } from './store-entity.ts'

export const statusOptions = Object.keys(statusTexts) as StatusWord[]

const isQuote = sql<boolean>`(r.request_type = 'QUOTE_REQUEST' and r.quote_answer is distinct from 'ACCEPTED')`
const isFromProcurement = sql<boolean>`(r.origination = 'COUPA')`

const isBeingPrepared = sql<boolean>`${sql.raw(beingPrepared('r'))}`
const isBeingCorrected = sql<boolean>`${sql.raw(beingCorrected('r'))}`

const either = [true, false]
const kinds: readonly RequestKind[] = either.flatMap((isQuote) =>
  either.flatMap((isFromProcurement) =>
    either.flatMap((isBeingPrepared) =>
      either.map((isBeingCorrected) => ({ isQuote, isFromProcurement, isBeingPrepared, isBeingCorrected })),
    ),
  ),
)
const isOfKind = (kind: RequestKind): Condition =>
  sql<boolean>`(${isQuote} = ${sql.lit(kind.isQuote)} and ${isFromProcurement} = ${sql.lit(kind.isFromProcurement)}
    and ${isBeingPrepared} = ${sql.lit(kind.isBeingPrepared)} and ${isBeingCorrected} = ${sql.lit(kind.isBeingCorrected)})`

/** The word that clients read for a status of the request `r`. */
export const statusValue = (status: Sql): Sql =>
  sql`case ${status} ${sql.join(
    JobRequestStatus.options.map((one) => sql`when ${sql.lit(one)} then ${wordOf(one)}`),
    sql` `,
  )} end`

function wordOf(status: JobRequestStatus): Sql {
  const [first, ...others] = kinds.map((kind) => statusWord(status, kind))
  if (first && others.every((word) => word === first)) return sql.lit(first)
  const cases = kinds.map((kind) => sql`when ${isOfKind(kind)} then ${sql.lit(statusWord(status, kind))}`)
  return sql`case ${sql.join(cases, sql` `)} end`
}

/** By the stored statuses that are called so, because those have an index. */
export function matchesStatus(status: Sql, word: string): Condition {
  const always = JobRequestStatus.options.filter((one) => kinds.every((kind) => statusWord(one, kind) === word))
  const partly = kinds.flatMap((kind) => {
    const found = JobRequestStatus.options.filter((one) => !always.includes(one) && statusWord(one, kind) === word)
    return found.length > 0 ? [sql<boolean>`${oneOf(status, found)} and ${isOfKind(kind)}`] : []
  })
  return sql<boolean>`(${sql.join([...(always.length > 0 ? [oneOf(status, always)] : []), ...partly], sql` or `)})`
}

const oneOf = (status: Sql, statuses: readonly JobRequestStatus[]): Condition =>
  sql<boolean>`${status} in (${sql.join(statuses.map((one) => sql.lit(one)))})`

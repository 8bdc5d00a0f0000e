import { JobRequestStatus } from '@portolan/contract/job-requests/requests'
import { statusTexts } from '@portolan/contract/job-requests/status-texts'
import { type StatusWord, statusWord } from '@portolan/contract/job-requests/status-words'
import { sql } from 'kysely'
import type { Condition, Sql } from './store-entity.ts'

export const statusOptions = Object.keys(statusTexts) as StatusWord[]

const isQuote = sql<boolean>`(r.request_type = 'QUOTE_REQUEST' and r.quote_answer is distinct from 'ACCEPTED')`

/** The word that clients read for a status of the request `r`. */
export const statusValue = (status: Sql): Sql =>
  sql`case ${status} ${sql.join(
    JobRequestStatus.options.map((one) => sql`when ${sql.lit(one)} then ${wordOf(one)}`),
    sql` `,
  )} end`

function wordOf(status: JobRequestStatus): Sql {
  const [quote, other] = [statusWord(status, true), statusWord(status, false)]
  return quote === other ? sql.lit(quote) : sql`case when ${isQuote} then ${sql.lit(quote)} else ${sql.lit(other)} end`
}

/** By the stored statuses that are called so, because those have an index. */
export function matchesStatus(status: Sql, word: string): Condition {
  const always = JobRequestStatus.options.filter((one) => [true, false].every((is) => statusWord(one, is) === word))
  const partly = [true, false].flatMap((is) => {
    const found = JobRequestStatus.options.filter((one) => !always.includes(one) && statusWord(one, is) === word)
    return found.length > 0 ? [sql<boolean>`${oneOf(status, found)} and ${isQuote} = ${sql.lit(is)}`] : []
  })
  return sql<boolean>`(${sql.join([...(always.length > 0 ? [oneOf(status, always)] : []), ...partly], sql` or `)})`
}

const oneOf = (status: Sql, statuses: readonly JobRequestStatus[]): Condition =>
  sql<boolean>`${status} in (${sql.join(statuses.map((one) => sql.lit(one)))})`

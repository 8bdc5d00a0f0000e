import { type RawBuilder, sql } from 'kysely'
import { likeText } from '../../platform/like-text.ts'

/** What rows are sorted by. Never null, so that a position compares with every row. */
export type SortColumn = { readonly by: RawBuilder<unknown>; readonly type: string }

/** The last column is the id, so that no two rows have the same position. */
export type ListOrder = { readonly columns: readonly SortColumn[]; readonly isDescending: boolean }

/** A keyset page of a list: person (null: unassigned), size and last position. */
export type ListSlice = {
  readonly personId: string | null
  readonly size: number
  /** The sort values of the last row, as text, because a Date would lose the microseconds. */
  readonly after: readonly string[] | undefined
  /** Only rows that contain this. */
  readonly search?: string | undefined
  /** The list's own order if absent. */
  readonly order?: ListOrder | undefined
}

export const directionOf = ({ isDescending }: ListOrder) => (isDescending ? 'desc' : 'asc')

/** The position of a row in the order. */
export const placeIn = ({ columns }: ListOrder) =>
  sql<string[]>`array[${sql.join(columns.map(({ by }) => sql`(${by})::text`))}]`.as('place')

/** True for rows that come after the position. */
export function isBeyond({ columns, isDescending }: ListOrder, place: readonly string[]): RawBuilder<boolean> {
  const values = columns.map(({ type }, index) => sql`${place[index] ?? ''}::${sql.raw(type)}`)
  const beyond = sql.raw(isDescending ? '<' : '>')
  return sql`(${sql.join(columns.map(({ by }) => by))}) ${beyond} (${sql.join(values)})`
}

export const isAssignedTo = (column: string, personId: string | null): RawBuilder<boolean> =>
  personId === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${personId}::uuid`

/** True for orders that contain the text. */
export const contains = (search: string): RawBuilder<boolean> => sql`desk_order.search_text ilike ${likeText(search)}`

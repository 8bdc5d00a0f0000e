import { type RawBuilder, sql } from 'kysely'

/** A keyset page of a list: person (null: unassigned), size and last position. */
export type ListSlice = {
  readonly personId: string | null
  readonly size: number
  /** The sort values of the last row, as text, because a Date would lose the microseconds. */
  readonly after: readonly string[] | undefined
}

const types = ['date', 'timestamptz', 'uuid']

/** Date, time and id as an SQL row, or only the last of these. */
export const positionRow = (place: readonly string[]): RawBuilder<unknown> => {
  const casts = types.slice(-place.length)
  return sql`(${sql.join(place.map((text, index) => sql`${text}::${sql.raw(casts[index] ?? 'text')}`))})`
}

export const isAssignedTo = (column: string, personId: string | null): RawBuilder<boolean> =>
  personId === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${personId}::uuid`

import { type RawBuilder, sql } from 'kysely'

/** Part of a list: whose, how many, and after which row. Null: what nobody has. */
export type Slice = {
  readonly personId: string | null
  readonly size: number
  /** What the last row seen was sorted by, as texts: a Date would lose the microseconds. */
  readonly after: readonly string[] | undefined
}

const types = ['date', 'timestamptz', 'uuid']

/** A day, a time and an id; or the last of these. */
export const rowOf = (place: readonly string[]): RawBuilder<unknown> => {
  const casts = types.slice(-place.length)
  return sql`(${sql.join(place.map((text, index) => sql`${text}::${sql.raw(casts[index] ?? 'text')}`))})`
}

export const ofPerson = (column: string, personId: string | null): RawBuilder<boolean> =>
  personId === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${personId}::uuid`

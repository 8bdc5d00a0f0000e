import type { ColumnType } from 'kysely'

/** So many orders of a kind; what does not matter to a fact is empty. Written by the desk's triggers and by folding alone. */
export type DeskFigureTable = {
  fact: string
  /** Empty: none. */
  vertical: ColumnType<string, never, never>
  day: ColumnType<Date, never, never>
  /** All zeros: nobody. */
  person_id: ColumnType<string, never, never>
  rate_type: ColumnType<string, never, never>
  status: ColumnType<string, never, never>
  /** PostgreSQL's bigint comes as a text, as does its numeric. */
  n: ColumnType<string, never, never>
  /** How long they took together. */
  seconds: ColumnType<string, never, never>
}

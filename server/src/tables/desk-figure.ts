import type { ColumnType } from 'kysely'
import type { DeskFact } from './desk-facts.ts'

/** Counts of orders per fact. Columns that a fact does not use are empty. Only the desk's triggers and folding write here. */
export type DeskFigureTable = {
  fact: DeskFact
  /** An empty text means none. */
  vertical: ColumnType<string, never, never>
  day: ColumnType<Date, never, never>
  /** The nil UUID means unassigned. */
  person_id: ColumnType<string, never, never>
  rate_type: ColumnType<string, never, never>
  status: ColumnType<string, never, never>
  /** The driver returns bigint and numeric as text. */
  n: ColumnType<string, never, never>
  /** Total duration of the counted orders. */
  seconds: ColumnType<string, never, never>
}

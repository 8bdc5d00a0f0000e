import type { ColumnType, Generated } from 'kysely'

export type GlossaryTable = {
  id: Generated<string>
  client_id: number
  name: string
  /** Both null for a list of terms that are not translated into any language. */
  source_language_id: string | null
  target_language_id: string | null
  /** Kept in the transaction that changes the terms, under a lock of this row. */
  term_count: Generated<number>
  changed_at: ColumnType<Date, Date | undefined, Date>
}

export type GlossaryTermTable = {
  id: Generated<string>
  glossary_id: string
  source: string
  /** Equals the source if the term is not translated. */
  target: string
  is_do_not_translate: boolean
}

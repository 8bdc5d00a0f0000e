import type { CustomFieldValue } from '@portolan/contract/clients/clients'
import type { ColumnType, Generated } from 'kysely'

/** Choices of a request form under a name, saved by one account for one of its organizations. */
export type RequestTemplateTable = {
  id: Generated<string>
  account_id: ColumnType<string, string, never>
  client_id: ColumnType<number, number, never>
  name: string
  /** Whether everybody of the organization can use it. */
  is_shared: boolean
  source_language_id: string | null
  target_language_ids: string[]
  xtrf_service_id: number | null
  custom_field_values: ColumnType<CustomFieldValue[], string, string>
  notes: string
  created_at: ColumnType<Date, never, never>
}

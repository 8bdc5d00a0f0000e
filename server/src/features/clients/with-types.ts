import type { CustomFieldDefinition, CustomFieldValue, TypedFieldValue } from '@portolan/contract/clients/clients'
import type { Database } from '../../tables/database.ts'
import { listFields } from './store.ts'

/** Adds the current types of the client's fields to stored values, and their names in the reader's language. */
export async function withTypes(
  db: Database,
  clientId: number,
  category: CustomFieldDefinition['category'],
  values: readonly CustomFieldValue[],
  locale?: string,
): Promise<TypedFieldValue[]> {
  if (values.length === 0) return []
  const fields = new Map((await listFields(db, clientId, category, locale)).map((field) => [field.name, field]))
  return values.map((value) => {
    const { type = null, label } = fields.get(value.fieldName) ?? {}
    return { ...value, type, ...(label !== undefined && { label }) }
  })
}

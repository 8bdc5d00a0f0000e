import type { CustomFieldDefinition, CustomFieldValue, TypedFieldValue } from '@portolan/contract/clients/clients'
import type { Database } from '../../tables/database.ts'
import { listFields } from './store.ts'

/** Adds the current types of the client's fields to stored values. */
export async function withTypes(
  db: Database,
  clientId: number,
  category: CustomFieldDefinition['category'],
  values: readonly CustomFieldValue[],
): Promise<TypedFieldValue[]> {
  if (values.length === 0) return []
  const types = new Map((await listFields(db, clientId, category)).map(({ name, type }) => [name, type]))
  return values.map((value) => ({ ...value, type: types.get(value.fieldName) ?? null }))
}

import { placeError } from '../../../../shared/forms/server-fields.ts'
import type { SchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import type { RequestSchema } from '../model/request-schema.ts'
import { apiNames } from './api-names.ts'

/** Shows what the server refused at the fields; false where it is not about fields of the page only. */
export function showRefusal(form: SchemaForm<RequestSchema>, error: unknown): boolean {
  const { onFields, elsewhere } = placeError(error, form.fields, {
    names: apiNames,
    refusalFields: { email_not_allowed: 'email' },
  })
  if (onFields.length === 0 || elsewhere.length > 0) return false
  form.refuse(onFields)
  return true
}

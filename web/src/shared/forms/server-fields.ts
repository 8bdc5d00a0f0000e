import type { ErrorBody } from '@portolan/contract/errors'
import type { FieldProblem } from './form-errors.ts'
import { type Problem, problemOf } from './problem.ts'

type ServerField = NonNullable<ErrorBody['fields']>[number]
/** Names of the form by paths of the API, where they differ: `{ 'address.zipCode': 'zip' }`. */
export type FieldNames = Readonly<Record<string, string>>

/** The server names fields by place (`body.address.zipCode`), a form by its own names. */
export function formName(path: string, names: FieldNames = {}): string {
  const inBody = path.replace(/^body\./, '')
  const [longest] = Object.keys(names)
    .filter((prefix) => inBody === prefix || inBody.startsWith(`${prefix}.`))
    .sort((one, other) => other.length - one.length)
  return longest === undefined ? inBody : `${names[longest]}${inBody.slice(longest.length)}`
}

export type PlacedFields = { readonly onFields: readonly FieldProblem[]; readonly elsewhere: readonly Problem[] }

/** Sorts the server's problems into those of a field on the page and the rest, which the form shows by its button. */
export function placeFields(
  serverFields: readonly ServerField[],
  fields: { has: (name: string) => boolean; fieldAt: (path: string) => string },
  names?: FieldNames,
): PlacedFields {
  const onFields: FieldProblem[] = []
  const elsewhere: Problem[] = []
  for (const { path, message } of serverFields) {
    const problem = problemOf('server', {}, message)
    const name = fields.fieldAt(formName(path, names))
    if (fields.has(name)) onFields.push({ name, problem })
    else elsewhere.push(problem)
  }
  return { onFields, elsewhere }
}

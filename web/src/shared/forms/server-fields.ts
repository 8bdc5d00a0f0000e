import type { ErrorCode } from '@portolan/contract/errors/codes'
import type { ErrorBody } from '@portolan/contract/errors/error-body'
import { ApiError } from '../api/api-error.ts'
import { wordField } from '../api/error-catalogs.ts'
import { errorText } from '../api/error-text.ts'
import type { FieldRegistry } from './field-registry.ts'
import type { FieldProblem } from './form-errors.ts'
import { type Problem, problemOf } from './schema/problem.ts'

/** Names of the form by paths of the API, where they differ: `{ 'address.zipCode': 'zip' }`. */
type FieldNames = Readonly<Record<string, string>>

export type Placement = {
  readonly names?: FieldNames
  /** Refusals about one field, by code. */
  readonly refusalFields?: Readonly<Partial<Record<ErrorCode, string>>>
}

type Fields = Pick<FieldRegistry, 'has' | 'fieldAt'>
type PlacedProblems = {
  readonly onFields: readonly FieldProblem[]
  /** Not about any field on the page. */
  readonly elsewhere: readonly Problem[]
}

/** The server names fields by place (`body.address.zipCode`), a form by its own names. */
export function formName(path: string, names: FieldNames = {}): string {
  const inBody = path.replace(/^body\./, '')
  const [longest] = Object.keys(names)
    .filter((prefix) => inBody === prefix || inBody.startsWith(`${prefix}.`))
    .sort((one, other) => other.length - one.length)
  return longest === undefined ? inBody : `${names[longest]}${inBody.slice(longest.length)}`
}

/** What the server refused, at the fields it is about. */
export function placeError(error: unknown, fields: Fields, { names, refusalFields = {} }: Placement): PlacedProblems {
  const { errorCode, body } = error instanceof ApiError ? error : {}
  const name = refusalFields[errorCode as ErrorCode]
  if (errorCode && name && fields.has(name))
    return { onFields: [{ name, problem: problemOf(errorCode, {}, errorText(error)) }], elsewhere: [] }
  return placeFields(body?.fields ?? [], fields, names)
}

type ServerField = NonNullable<ErrorBody['fields']>[number]

function placeFields(serverFields: readonly ServerField[], fields: Fields, names?: FieldNames): PlacedProblems {
  const onFields: FieldProblem[] = []
  const elsewhere: Problem[] = []
  for (const field of serverFields) {
    const problem = problemOf('server', {}, wordField(field))
    const name = fields.fieldAt(formName(field.path, names))
    if (fields.has(name)) onFields.push({ name, problem })
    else elsewhere.push(problem)
  }
  return { onFields, elsewhere }
}

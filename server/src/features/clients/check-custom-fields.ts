import { type CustomFieldDefinition, type CustomFieldValue, fieldsInUse } from '@portolan/contract/clients/clients'
import type { FieldError, FieldProblem } from '@portolan/contract/errors/catalog'
import { Refusal } from '../../platform/refusal.ts'
import { customFieldProblem } from './custom-field-problem.ts'

type Definitions = readonly CustomFieldDefinition[]
type Values = ReadonlyMap<string, string>
type SubmittedValue = Pick<CustomFieldValue, 'fieldName' | 'value'>

/**
 * Refuses values that do not fit the definitions. Returns the values to store: filled-in fields that apply, and the
 * defaults of hidden ones. `place` is the path of the fields in the request body.
 */
export function checkCustomFields(
  definitions: Definitions,
  sent: readonly SubmittedValue[],
  place: string,
): CustomFieldValue[] {
  const values = resolveValues(definitions, sent)
  const used = fieldsInUse(definitions, Object.fromEntries(values))
  const problems = [
    ...findNameProblems(definitions, sent),
    ...used
      .filter(({ visible, disabled }) => visible && !disabled)
      .flatMap((field) => problem(field.name, customFieldProblem(field, values.get(field.name) ?? ''))),
  ]
  if (problems.length > 0)
    throw new Refusal(
      'malformed',
      problems.map((problem) => ({ ...problem, path: `body.${place}.${problem.path}` })),
    )
  return used.flatMap(({ name, mapping }) => {
    const value = values.get(name) ?? ''
    return value === '' ? [] : [{ fieldName: name, value, mapping }]
  })
}

/** Disabled and hidden fields always have the client's default, whatever was sent. */
function resolveValues(definitions: Definitions, sent: readonly SubmittedValue[]): Values {
  const given = new Map(sent.map(({ fieldName, value }) => [fieldName, value.trim()]))
  return new Map(
    definitions.map(({ name, visible, disabled, defaultValue }) => [
      name,
      disabled || !visible ? (defaultValue ?? '') : (given.get(name) ?? ''),
    ]),
  )
}

function findNameProblems(definitions: Definitions, sent: readonly SubmittedValue[]): FieldProblem[] {
  const names = sent.map(({ fieldName }) => fieldName)
  return names.flatMap((name, index): FieldProblem[] => {
    if (names.indexOf(name) !== index) return [{ path: name, code: 'field_sent_twice' }]
    return definitions.some((field) => field.name === name) ? [] : [{ path: name, code: 'no_such_field' }]
  })
}

const problem = (name: string, found: FieldError | undefined): FieldProblem[] =>
  found ? [{ path: name, ...found }] : []

import { type CustomFieldDefinition, type CustomFieldValue, fieldsInUse } from '@portolan/contract/clients/clients'
import type { FieldError, FieldProblem } from '@portolan/contract/errors/catalog'
import { Refusal } from '../../platform/refusal.ts'
import { customFieldProblem } from './custom-field-problem.ts'

type Definitions = readonly CustomFieldDefinition[]
type Values = ReadonlyMap<string, string>
type Sent = Pick<CustomFieldValue, 'fieldName' | 'value'>

/**
 * Refuses what does not fit the definitions, and answers what is worth keeping: the filled-in fields that are drawn, and
 * the defaults of hidden ones. `place` is where they stand in the body of the call.
 */
export function checkCustomFields(definitions: Definitions, sent: readonly Sent[], place: string): CustomFieldValue[] {
  const values = valuesOf(definitions, sent)
  const used = fieldsInUse(definitions, Object.fromEntries(values))
  const problems = [
    ...problemsOfNames(definitions, sent),
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

/** A disabled or hidden field says what the client wrote into it, whatever was sent. */
function valuesOf(definitions: Definitions, sent: readonly Sent[]): Values {
  const given = new Map(sent.map(({ fieldName, value }) => [fieldName, value.trim()]))
  return new Map(
    definitions.map(({ name, visible, disabled, defaultValue }) => [
      name,
      disabled || !visible ? (defaultValue ?? '') : (given.get(name) ?? ''),
    ]),
  )
}

function problemsOfNames(definitions: Definitions, sent: readonly Sent[]): FieldProblem[] {
  const names = sent.map(({ fieldName }) => fieldName)
  return names.flatMap((name, index): FieldProblem[] => {
    if (names.indexOf(name) !== index) return [{ path: name, code: 'field_sent_twice' }]
    return definitions.some((field) => field.name === name) ? [] : [{ path: name, code: 'no_such_field' }]
  })
}

const problem = (name: string, found: FieldError | undefined): FieldProblem[] =>
  found ? [{ path: name, ...found }] : []

import { type Check, definitionOf, type Schema, schemaAt, unwrap } from './schema-path.ts'

/** What a schema says about one input. `minLength` and `maxLength` of a list count its rows. */
export type InputRules = {
  /** An empty input does not pass. */
  required: boolean
  minLength?: number
  maxLength?: number
  min?: number
  max?: number
  step?: number
  type?: 'email' | 'url'
  options?: readonly string[]
}

/** The rules of the field at `path`, so that no page repeats a limit of the contract. */
export function inputRules(schema: Schema, path: string): InputRules {
  const { inner, isOptional } = unwrap(schemaAt(schema, path))
  const definition = definitionOf(inner)
  const rules: InputRules = { required: false }
  for (const check of [definition, ...(definition.checks ?? []).map(({ _zod }) => _zod.def)]) addCheck(rules, check)
  if (definition.entries) rules.options = Object.values(definition.entries)
  const mayBeEmpty =
    isText(definition) || definition.type === 'array' ? !rules.minLength : definition.type === 'boolean'
  rules.required = !isOptional && !mayBeEmpty
  return rules
}

/** A string without a format. A format such as an email address refuses the empty text. */
const isText = ({ type, checks = [], check }: ReturnType<typeof definitionOf>): boolean =>
  type === 'string' && check === undefined && checks.every(({ _zod }) => _zod.def.check !== 'string_format')

function addCheck(rules: InputRules, { check, minimum, maximum, value, inclusive, format }: Check): void {
  switch (check) {
    case 'min_length':
      rules.minLength = Math.max(rules.minLength ?? 0, minimum ?? 0)
      break
    case 'max_length':
      rules.maxLength = Math.min(rules.maxLength ?? Number.POSITIVE_INFINITY, maximum ?? Number.POSITIVE_INFINITY)
      break
    case 'greater_than':
      if (inclusive && value !== undefined) rules.min = value
      break
    case 'less_than':
      if (inclusive && value !== undefined) rules.max = value
      break
    case 'multiple_of':
      if (value !== undefined) rules.step = value
      break
    case 'number_format':
      rules.step = 1
      break
    case 'string_format':
      if (format === 'email' || format === 'url') rules.type = format
  }
}

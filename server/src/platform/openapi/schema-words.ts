import { type Html, html } from '../web/html.ts'
import type { JsonSchema } from './types.ts'

const formats: Readonly<Record<string, string>> = {
  'date-time': 'date and time',
  date: 'date',
  email: 'email address',
  uri: 'URL',
  uuid: 'UUID',
}
const types: Readonly<Record<string, string>> = {
  boolean: 'true or false',
  integer: 'whole number',
  number: 'number',
  null: 'null',
  object: 'object',
  string: 'text',
}

export const schemaName = ({ $ref }: JsonSchema): string | undefined => $ref?.split('/').at(-1)

/** Describes a value in words. A named schema becomes a link to its table. */
export function schemaWords(schema: JsonSchema): Html {
  const name = schemaName(schema)
  if (name) return html`<a href="#schema-${name}">${name}</a>${limits(schema)}`
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return html`${choices.map((choice, index) => [index > 0 && ' or ', schemaWords(choice)])}`
  if (schema.enum) return html`${schema.enum.map((value, index) => [index > 0 && ' | ', code(value)])}`
  if ('const' in schema) return code(schema.const)
  if (schema.items) return html`list of ${schemaWords(schema.items)}${limits(schema)}`
  if (typeof schema.additionalProperties === 'object') {
    return html`object of ${schemaWords(schema.additionalProperties)} by name`
  }
  const [type = '', ...others] = [schema.type ?? []].flat()
  const also = others.map((other) => ` or ${types[other]}`)
  return html`${formats[schema.format ?? ''] ?? types[type] ?? 'anything'}${limits(schema)}${also}`
}

const code = (value: unknown): Html => html`<code>${JSON.stringify(value)}</code>`

function limits(schema: JsonSchema): string {
  const words = [
    range(schema.minLength, schema.maxLength, 'characters'),
    range(schema.minItems, schema.maxItems, 'entries'),
    range(schema.minimum, schema.maximum),
    schema.exclusiveMinimum !== undefined && `above ${count(schema.exclusiveMinimum)}`,
    schema.exclusiveMaximum !== undefined && `below ${count(schema.exclusiveMaximum)}`,
    schema.pattern && `matching ${schema.pattern}`,
  ].filter(Boolean)
  return words.length > 0 ? `, ${words.join(', ')}` : ''
}

function range(least: number | undefined, most: number | undefined, unit = ''): string | undefined {
  if (least === undefined && most === undefined) return undefined
  if (most === undefined) return `at least ${count(least)} ${unit}`.trim()
  return (least === undefined ? `at most ${count(most)} ${unit}` : `${count(least)} to ${count(most)} ${unit}`).trim()
}

const count = (value: number | undefined): string => (value ?? 0).toLocaleString('en')

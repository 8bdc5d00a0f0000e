import type { JsonSchema } from '../../server/src/platform/openapi/types.ts'

const types: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}

/** A JSON Schema as a TypeScript type, laid out over lines. */
export function typeWords(schema: JsonSchema, indent = ''): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'unknown'
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  if ('const' in schema) return literal(schema.const)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map((choice) => typeWords(choice, indent)).join(' | ')
  if (schema.items) return listOf(typeWords(schema.items, indent))
  if (schema.properties) return objectOf(schema, indent)
  if (typeof schema.additionalProperties === 'object') {
    return `Record<string, ${typeWords(schema.additionalProperties, indent)}>`
  }
  return (
    [schema.type ?? []]
      .flat()
      .map((type) => types[type] ?? 'unknown')
      .join(' | ') || 'unknown'
  )
}

const literal = (value: unknown): string => (typeof value === 'string' ? quote(value) : JSON.stringify(value))
const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
const listOf = (type: string): string => (type.includes(' | ') && !type.startsWith('{') ? `(${type})[]` : `${type}[]`)

function objectOf(schema: JsonSchema, indent: string): string {
  const required = new Set(schema.required)
  const inner = `${indent}  `
  const lines = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name)
    const type = typeWords(field, inner)
    return `${inner}${key}${required.has(name) ? `: ${type}` : `?: ${type} | undefined`}`
  })
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : 'Record<string, never>'
}

import type { AnyEndpoint } from '@portolan/contract/endpoints'
import * as z from 'zod/mini'
import { parameterWords } from './parameter-words.ts'
import type { SchemaBook } from './schema-book.ts'
import type { Parameter, Reference } from './types.ts'

/** Headers of more than one operation. */
export const sharedParameters = {
  usernameOverride: {
    name: 'X-Username-Override',
    in: 'header',
    required: false,
    description: 'The username of the user to act as. Administrators only; every such call is recorded.',
    schema: { type: 'string' },
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'A name you give to this create. Sent again with the same key, it answers what the first call did.',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
  },
} as const satisfies Record<string, Parameter>

const shared = (name: keyof typeof sharedParameters): Reference => ({ $ref: `#/components/parameters/${name}` })

export function parameters(endpoint: AnyEndpoint, book: SchemaBook): (Parameter | Reference)[] {
  return [
    ...fields(endpoint, 'params', book),
    ...fields(endpoint, 'query', book),
    ...(endpoint.idempotent ? [shared('idempotencyKey')] : []),
    shared('usernameOverride'),
  ]
}

function fields(endpoint: AnyEndpoint, part: 'params' | 'query', book: SchemaBook): Parameter[] {
  const schema = endpoint[part]
  if (!schema) return []
  if (!(schema instanceof z.ZodMiniObject)) throw new Error(`The ${part} of ${endpoint.name} are no object`)
  const examples = (endpoint.example[part] ?? {}) as Record<string, unknown>
  return Object.entries(schema.shape as Record<string, z.ZodMiniType>).map(([name, field]) => ({
    name,
    in: part === 'params' ? 'path' : 'query',
    required: part === 'params' || !field.safeParse(undefined).success,
    description: parameterWords[name] ?? '',
    schema: book.write(field, 'input'),
    ...(name in examples ? { example: examples[name] } : {}),
  }))
}

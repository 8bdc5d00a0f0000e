import * as z from 'zod/mini'
import { namedSchemas } from './named-schemas.ts'
import type { JsonSchema } from './types.ts'

/** Converts the contract's schemas to JSON Schema and collects the named ones they use. */
export type SchemaBook = {
  /** `input` is what callers send, `output` what the API returns. */
  readonly write: (schema: z.ZodMiniType, io: 'input' | 'output') => JsonSchema
  /** All named schemas used so far, by name. */
  readonly components: () => Record<string, JsonSchema>
}

export const componentsPath = '#/components/schemas/'

export function schemaBook(): SchemaBook {
  const metadata = z.registry<{ id: string }>()
  for (const [id, schema] of namedSchemas) metadata.add(schema, { id })
  const met = new Map<string, JsonSchema>()

  return {
    write(schema, io) {
      const { $schema: _, $defs = {}, ...written } = z.toJSONSchema(schema, { io, metadata, unrepresentable: 'any' })
      for (const [name, found] of Object.entries($defs)) remember(met, name, simplify(found))
      return simplify(written)
    },
    components: () => Object.fromEntries([...met].sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

function remember(met: Map<string, JsonSchema>, name: string, schema: JsonSchema): void {
  const known = met.get(name)
  if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
    throw new Error(`${name} is sent and answered in two shapes: give each a name of its own in the contract`)
  }
  met.set(name, schema)
}

/** Simplifies the schema. Allows unknown keys, because the API drops them instead of rejecting them. */
function simplify(value: unknown): JsonSchema {
  return JSON.parse(JSON.stringify(value), function (this: Record<string, unknown>, key, found) {
    if (key === '$ref') return String(found).replace('#/$defs/', componentsPath)
    if (key === 'additionalProperties' && found === false) return undefined
    if (key === 'propertyNames' && this.additionalProperties) return undefined
    if (key === 'pattern' && this.format) return undefined
    if ((key === 'maximum' || key === 'minimum') && Math.abs(found) === Number.MAX_SAFE_INTEGER) return undefined
    return found
  })
}

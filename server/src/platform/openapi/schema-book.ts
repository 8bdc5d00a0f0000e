import * as z from 'zod/mini'
import { namedSchemas } from './named-schemas.ts'
import type { JsonSchema } from './types.ts'

/** Turns the contract's schemas into JSON Schema and gathers the named ones they lean on. */
export type SchemaBook = {
  /** `input`: as it is sent, before it is read. `output`: as it is answered. */
  readonly write: (schema: z.ZodMiniType, io: 'input' | 'output') => JsonSchema
  /** Every named schema met so far, by name. */
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
      for (const [name, found] of Object.entries($defs)) remember(met, name, tidy(found))
      return tidy(written)
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

/** Says the same in fewer words. Unknown keys are dropped, not refused, so no schema closes the door on them. */
function tidy(value: unknown): JsonSchema {
  return JSON.parse(JSON.stringify(value), function (this: Record<string, unknown>, key, found) {
    if (key === '$ref') return String(found).replace('#/$defs/', componentsPath)
    if (key === 'additionalProperties' && found === false) return undefined
    if (key === 'propertyNames' && this.additionalProperties) return undefined
    if (key === 'pattern' && this.format) return undefined
    if ((key === 'maximum' || key === 'minimum') && Math.abs(found) === Number.MAX_SAFE_INTEGER) return undefined
    return found
  })
}

import type * as z from 'zod/mini'

export type Schema = z.ZodMiniType

/** What we read of a schema's definition. zod/mini keeps limits in `checks`; its `bag` is empty. */
type Definition = {
  readonly type: string
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[]
  readonly innerType?: Schema
  readonly in?: Schema
  readonly out?: Schema
  readonly element?: Schema
  readonly shape?: Readonly<Record<string, Schema>>
  readonly entries?: Readonly<Record<string, string>>
}
export type Check = {
  readonly check?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly value?: number
  readonly inclusive?: boolean
  readonly format?: string
}

export const definitionOf = (schema: Schema): Definition & Check => schema._zod.def as unknown as Definition & Check

const optionalTypes = new Set(['optional', 'nullable', 'default', 'prefault', 'catch'])

/** The schema inside optional, nullable, default and pipes, which holds the rules of an input. */
export function unwrap(schema: Schema): { inner: Schema; isOptional: boolean } {
  let inner = schema
  let isOptional = false
  for (;;) {
    const { type, innerType, in: input, out } = definitionOf(inner)
    if (innerType) {
      isOptional ||= optionalTypes.has(type)
      inner = innerType
    } else if (type === 'pipe' && input && out) inner = endsInTransform(input) ? out : input
    else return { inner, isOptional }
  }
}

/** Text that is converted first, as by `numberText`: the rules are those of the schema behind the conversion. */
function endsInTransform(schema: Schema): boolean {
  const { type, out } = definitionOf(schema)
  return type === 'transform' || (out !== undefined && endsInTransform(out))
}

/** The schema at `contactInfo.email` or `fileLinks.0.url`. A path that is not in the schema is a programming error. */
export function schemaAt(schema: Schema, path: string): Schema {
  let found: Schema | undefined = schema
  for (const key of path.split('.')) {
    const { element, shape }: Definition = definitionOf(unwrap(found).inner)
    found = element && /^\d+$/.test(key) ? element : shape?.[key]
    if (!found) throw new Error(`The schema has no field "${path}".`)
  }
  return found
}

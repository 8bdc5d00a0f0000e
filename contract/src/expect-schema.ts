import { expect } from 'vitest'
import type * as z from 'zod/mini'

export const accepts = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success

/** The example has exactly these fields, survives parsing, and is refused if any field is missing. */
export function expectExactly(schema: z.ZodMiniType, example: object, fields: string): void {
  expect(Object.keys(example)).toEqual(fields.split(' '))
  expect(schema.parse(example)).toEqual(example)
  for (const field of Object.keys(example)) {
    expect(accepts(schema, { ...example, [field]: undefined }), `without ${field}`).toBe(false)
  }
}

/** Exactly these values, in this order. */
export function expectValues(schema: { options: readonly string[] } & z.ZodMiniType, values: string): void {
  expect(schema.options).toEqual(values.split(' '))
  expect(accepts(schema, 'SOMETHING_ELSE')).toBe(false)
  expect(accepts(schema, swapCase(schema.options[0] ?? ''))).toBe(false)
}
const swapCase = (word: string) => (word === word.toUpperCase() ? word.toLowerCase() : word.toUpperCase())

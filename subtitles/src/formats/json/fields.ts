import { RefusalError } from '@portolan/documents/refusal'

export type JsonObject = Readonly<Record<string, unknown>>

export function objectOf(value: unknown, what: string): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(what)
  return value as JsonObject
}

export function listOf(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw wrong(what)
  return value
}

export function numberOf(value: unknown, what: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw wrong(what)
  return value
}

export function textOf(value: unknown, what: string): string {
  if (typeof value !== 'string') throw wrong(what)
  return value
}

/** A field that may be missing, as a part of an object. */
export function optional<Name extends string, Value>(
  object: JsonObject,
  name: Name,
  read: (value: unknown, what: string) => Value,
): { readonly [key in Name]?: Value } {
  const value = object[name]
  return value === undefined ? {} : ({ [name]: read(value, name) } as { readonly [key in Name]: Value })
}

/** One of some words. */
export const oneOf =
  <Word extends string>(...words: readonly Word[]) =>
  (value: unknown, what: string): Word => {
    const found = words.find((word) => word === value)
    if (found === undefined) throw wrong(what)
    return found
  }

export function trueOf(value: unknown, what: string): true {
  if (value !== true) throw wrong(what)
  return value
}

export function booleanOf(value: unknown, what: string): boolean {
  if (typeof value !== 'boolean') throw wrong(what)
  return value
}

const wrong = (what: string): RefusalError => new RefusalError('broken', `${what} of the JSON`)

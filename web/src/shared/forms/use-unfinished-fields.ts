import { useSyncExternalStore } from 'react'
import type * as z from 'zod/mini'
import type { Schema } from './schema/schema-path.ts'
import { findProblems } from './schema/zod-resolver.ts'
import type { SchemaForm } from './use-schema-form.ts'

export type UnfinishedField = { readonly name: string; readonly label: string }

/** The fields that have a problem, in the order of the page, whether it shows already or not. */
export function useUnfinishedFields<S extends Schema>(form: SchemaForm<S>, values: z.input<S>): UnfinishedField[] {
  // The fields on the page and what a rule reads outside of the form change without a change of the arguments.
  'use no memo'
  const { fields, schema } = form
  useSyncExternalStore(fields.subscribe, fields.version, fields.version)
  const names = new Set(findProblems(schema, values, fields.fieldAt).map(({ name }) => name))
  return fields.sort([...names].filter(fields.has)).map((name) => ({ name, label: fields.labelOf(name) ?? name }))
}

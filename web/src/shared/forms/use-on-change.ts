import { useEffect, useEffectEvent } from 'react'
import type * as z from 'zod/mini'
import type { Schema } from './schema/schema-path.ts'
import type { SchemaForm } from './use-schema-form.ts'

/** Calls back with the form's values, as typed, whenever one of them changes. */
export function useOnChange<S extends Schema>(form: SchemaForm<S>, onChange: (values: z.input<S>) => void): void {
  const { methods } = form
  const report = useEffectEvent(onChange)
  useEffect(
    () =>
      methods.subscribe({
        formState: { values: true },
        callback: ({ values }) => report(values as z.input<S>),
      }),
    [methods.subscribe],
  )
}

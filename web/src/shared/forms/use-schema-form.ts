import { useEffect, useState } from 'react'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { createFieldRegistry, type FieldRegistry } from './field-registry.ts'
import { type FieldProblem, listProblems } from './form-errors.ts'
import { useAfterRelease } from './pointer-release.ts'
import { createRefusedFields } from './refused-fields.ts'
import type { TextOf } from './schema/problem-text.ts'
import type { Schema } from './schema/schema-path.ts'
import { zodResolver } from './schema/zod-resolver.ts'

type Input<S extends Schema> = z.input<S> & FieldValues
type Output<S extends Schema> = z.output<S> & FieldValues
type Methods<S extends Schema> = UseFormReturn<Input<S>, unknown, Output<S>>

export type SchemaForm<S extends Schema = Schema> = {
  readonly schema: S
  /** react-hook-form's own; read values through its `useWatch`. */
  readonly methods: Methods<S>
  readonly fields: FieldRegistry
  /** The names of fields that the reader changed. */
  readonly changed: Set<string>
  readonly textOf: TextOf | undefined
  /** A submit failed: all problems are shown from then on. */
  readonly isTried: boolean
  /** After a field was left: shows its problem, unless the reader only passed an empty field. */
  readonly onLeave: (name: string) => void
  /** Changes a value other than by its own input. */
  readonly change: (name: string, value: unknown) => void
  /** After a value changed: problems appear and go with it, also those of other fields. */
  readonly recheck: () => void
  /** The parsed values; undefined when something is wrong, and then the first bad field has the focus. */
  readonly check: () => Promise<z.output<S> | undefined>
  /** Shows what the server refused, until its value changes or the form is submitted again. */
  readonly refuse: (problems: readonly FieldProblem[]) => void
  /** Begins again, with the default values. */
  readonly reset: () => void
  /** Begins again with other values. */
  readonly resetTo: (values: z.input<S>) => void
}

type Options<S extends Schema> = {
  readonly schema: S
  readonly defaultValues: z.input<S>
  /** Texts of this form for problems that are usually worded otherwise. */
  readonly textOf?: TextOf
}

/**
 * A form over a schema of the contract. A problem shows when its field is left or the form is submitted. A field that is
 * still empty is asked for by submitting alone: who goes through a form with Tab has done nothing wrong.
 */
export function useSchemaForm<S extends Schema>({ schema, defaultValues, textOf }: Options<S>): SchemaForm<S> {
  const [fields] = useState(createFieldRegistry)
  const [refused] = useState(createRefusedFields)
  const [changed] = useState(() => new Set<string>())
  const [isTried, setTried] = useState(false)
  const [badNames, setBadNames] = useState<readonly string[]>([])
  const afterRelease = useAfterRelease()
  const methods: Methods<S> = useForm({
    defaultValues: defaultValues as DefaultValues<Input<S>>,
    resolver: zodResolver(schema, { fieldAt: fields.fieldAt, refused: refused.list }) as never,
    // We decide what is checked and when, so that a change also updates the problems of other fields.
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })

  // After the render that shows the problems: a group of inputs then knows which of them is wrong.
  useEffect(() => {
    const [first] = fields.sort(badNames.filter(fields.has))
    if (first !== undefined) fields.focus(first)
  }, [badNames, fields])

  const showAll = (names: readonly string[]) => {
    fields.markAllLeft()
    setTried(true)
    setBadNames(names)
  }
  const recheck = () => {
    const names = fields.left()
    if (!names) void methods.trigger()
    else if (names.length > 0) void methods.trigger(names as never)
  }
  const begin = (values?: Input<S>) => {
    refused.clear()
    fields.forgetLeft()
    changed.clear()
    setTried(false)
    methods.reset(values)
  }
  return {
    schema,
    methods,
    fields,
    changed,
    textOf,
    isTried,
    onLeave: (name) => {
      // Nothing was filled in or chosen: '', false and empty lists.
      if (!changed.has(name) && !String(methods.getValues(name as never) || '')) return
      fields.markLeft(name)
      afterRelease(recheck)
    },
    change: (name, value) => {
      methods.setValue(name as never, value as never, { shouldDirty: true })
      recheck()
    },
    recheck,
    check: async () => {
      refused.clear()
      const result = await parseValues(methods)
      if (result.problems) showAll(result.problems.map(({ name }) => name))
      return result.values
    },
    refuse: (problems) => {
      refused.set(problems, methods.getValues())
      void methods.trigger()
      showAll(problems.map(({ name }) => name))
    },
    reset: () => begin(),
    resetTo: (values) => begin(values as Input<S>),
  }
}

type Result<S extends Schema> =
  | { readonly values: z.output<S>; readonly problems?: undefined }
  | { readonly values?: undefined; readonly problems: readonly FieldProblem[] }

const parseValues = <S extends Schema>(methods: Methods<S>): Promise<Result<S>> =>
  new Promise((resolve, reject) => {
    const submit = methods.handleSubmit(
      (values) => resolve({ values }),
      (errors) => resolve({ problems: listProblems(errors) }),
    )
    submit().catch(reject)
  })

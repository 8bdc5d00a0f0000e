import type { ErrorCode } from '@portolan/contract/errors'
import { useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { ApiError } from '../api/api-error.ts'
import { idempotencyKeys } from '../api/idempotency-keys.ts'
import { type Problem, problemOf } from './problem.ts'
import type { Schema } from './schema-path.ts'
import { type FieldNames, type PlacedFields, placeFields } from './server-fields.ts'
import type { SchemaForm } from './use-schema-form.ts'

type SendOptions = {
  readonly signal: AbortSignal
  /** The key of a create: the same while its content is, so that a retry after a lost answer creates nothing twice. */
  readonly keyFor: (content: unknown) => string
}

type Options<S extends Schema, Reply> = {
  readonly send: (values: z.output<S>, options: SendOptions) => Promise<Reply>
  readonly onDone?: (reply: Reply) => void
  /** Loads what others have changed meanwhile (409 and 412), before the error shows. */
  readonly onConflict?: () => Promise<unknown>
  readonly names?: FieldNames
  /** Refusals about one field, by code. */
  readonly refusalFields?: Readonly<Partial<Record<ErrorCode, string>>>
}

export type SubmitState =
  | { readonly kind: 'idle' | 'busy' }
  /** `elsewhere`: what the server found wrong outside of the form's fields. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly elsewhere: readonly Problem[] }

/** Checks a form and sends it, one request at a time. What the server refuses shows at its field. */
export function useSubmit<S extends Schema, Reply>(form: SchemaForm<S>, options: Options<S, Reply>) {
  const [state, setState] = useState<SubmitState>({ kind: 'idle' })
  const running = useRef<AbortController>(null)
  const keyFor = useRef(idempotencyKeys())

  async function send(values: z.output<S>, { signal }: AbortController): Promise<void> {
    setState({ kind: 'busy' })
    try {
      const reply = await options.send(values, { signal, keyFor: keyFor.current })
      // The same content sent once more is meant to be a second one.
      keyFor.current = idempotencyKeys()
      setState({ kind: 'idle' })
      options.onDone?.(reply)
    } catch (error) {
      if (signal.aborted) return setState({ kind: 'idle' })
      if (isConflict(error)) await options.onConflict?.()
      const { onFields, elsewhere } = placeError(error, form, options)
      const isShown = onFields.length > 0 && elsewhere.length === 0
      setState(isShown ? { kind: 'idle' } : { kind: 'failed', error, elsewhere })
      form.refuse(onFields)
    }
  }

  async function submit(): Promise<void> {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    const values = await form.check()
    if (values === undefined) setState({ kind: 'idle' })
    else await send(values, controller)
    running.current = null
  }

  // A request goes on when its form is closed: whether it was carried out would otherwise be unknown.
  return { submit: () => void submit(), state, isBusy: state.kind === 'busy', cancel: () => running.current?.abort() }
}

const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 409 || error.status === 412)

function placeError<S extends Schema, Reply>(
  error: unknown,
  { fields }: SchemaForm<S>,
  { names, refusalFields = {} }: Options<S, Reply>,
): PlacedFields {
  if (!(error instanceof ApiError)) return { onFields: [], elsewhere: [] }
  const code = error.errorCode as ErrorCode | undefined
  const name = code && refusalFields[code]
  if (code && name && fields.has(name))
    return { onFields: [{ name, problem: problemOf(code, {}, error.body?.message) }], elsewhere: [] }
  return placeFields(error.body?.fields ?? [], fields, names)
}

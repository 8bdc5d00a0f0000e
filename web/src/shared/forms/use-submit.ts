import { type RefObject, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { idempotencyKeys } from '../api/idempotency-keys.ts'
import type { Problem } from './schema/problem.ts'
import type { Schema } from './schema/schema-path.ts'
import { type Placement, placeError } from './server-fields.ts'
import type { SchemaForm } from './use-schema-form.ts'

type SendOptions = {
  readonly signal: AbortSignal
  /** The key of a create: the same while its content is, so that a retry after a lost answer creates nothing twice. */
  readonly keyFor: (content: unknown) => string
}

type Options<S extends Schema, Reply> = Placement & {
  readonly send: (values: z.output<S>, options: SendOptions) => Promise<Reply>
  readonly onDone?: (reply: Reply) => void
}

export type SubmitState =
  | { readonly kind: 'idle' | 'busy' }
  /** `elsewhere`: what the server found wrong outside of the form's fields. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly elsewhere: readonly Problem[] }

/**
 * Checks a form and sends it, one request at a time. What the server refuses shows at its field. A request goes on when
 * its form is closed, because nobody would know otherwise whether it was carried out.
 */
export function useSubmit<S extends Schema, Reply>(form: SchemaForm<S>, options: Options<S, Reply>) {
  const [state, setState] = useState<SubmitState>({ kind: 'idle' })
  const running = useRef<AbortController>(null)
  const keyFor = useRef(idempotencyKeys())

  async function send(signal: AbortSignal): Promise<void> {
    const values = await form.check()
    setState({ kind: values === undefined ? 'idle' : 'busy' })
    if (values === undefined) return
    const result = await trySend(() => options.send(values, { signal, keyFor: keyFor.current }), signal)
    if (result.kind === 'failed') return showFailure(result.error)
    setState({ kind: 'idle' })
    if (result.kind === 'stopped') return
    // The same content sent once more is meant to be a second one.
    keyFor.current = idempotencyKeys()
    options.onDone?.(result.reply)
  }

  function showFailure(error: unknown) {
    const { onFields, elsewhere } = placeError(error, form.fields, options)
    const isAllOnFields = onFields.length > 0 && elsewhere.length === 0
    setState(isAllOnFields ? { kind: 'idle' } : { kind: 'failed', error, elsewhere })
    if (onFields.length > 0) form.refuse(onFields)
  }

  return {
    submit: () => void runOnce(running, send),
    state,
    isBusy: state.kind === 'busy',
    cancel: () => running.current?.abort(),
  }
}

async function runOnce(
  running: RefObject<AbortController | null>,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  if (running.current) return
  running.current = new AbortController()
  try {
    await work(running.current.signal)
  } finally {
    running.current = null
  }
}

type Result<Reply> =
  | { readonly kind: 'done'; readonly reply: Reply }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly error: unknown }

async function trySend<Reply>(send: () => Promise<Reply>, signal: AbortSignal): Promise<Result<Reply>> {
  try {
    return { kind: 'done', reply: await send() }
  } catch (error) {
    if (signal.aborted) return { kind: 'stopped' }
    return { kind: 'failed', error }
  }
}

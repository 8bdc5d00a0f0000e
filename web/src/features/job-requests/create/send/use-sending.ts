import type { Submission } from '@portolan/contract/job-requests/submission-mode'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../../shared/api/api-error.ts'
import type { Uploader } from '../../../../shared/uploads/uploader.ts'
import { normalEmail } from '../model/requester.ts'
import type { Order } from './payloads.ts'
import type { createSending, Sent, Stage } from './send-request.ts'
import type { Content } from './send-uploads.ts'

export type SendingState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'verifying'; readonly requestType: Submission }
  | { readonly kind: 'sending'; readonly stage: Stage }
  | { readonly kind: 'failed'; readonly error: unknown; readonly requestType: Submission }

type Needs = {
  readonly outgoing: Uploader
  readonly orderOf: (requestType: Submission, verificationCode: string | null) => Order
  readonly contentOf: () => readonly Content[]
  readonly onSent: (sent: Sent, order: Order) => void
  /** Whether the form can show what the server refused. */
  readonly onRefused: (error: unknown) => Promise<boolean>
}

const loadSendRequest = () => import('./send-request.ts')

/** Sends the request after a press on a button: verification, upload, creation, and retries. */
export function useSending({ outgoing, orderOf, contentOf, onSent, onRefused }: Needs) {
  const [state, setState] = useState<SendingState>({ kind: 'idle' })
  const loaded = useRef<ReturnType<typeof createSending>>(undefined)
  const stopping = useRef<AbortController>(undefined)
  /** A verified address is not verified again. */
  const proven = useRef<{ email: string; code: string }>(undefined)

  useEffect(() => {
    // Loaded ahead: without a connection it could not be.
    void loadSendRequest().catch(() => {})
    return () => stopping.current?.abort(new Error('The form was left.'))
  }, [])

  /** Loaded when it is needed; it knows what was sent already, so there is one for the form. */
  async function loadSending() {
    const { createSending } = await loadSendRequest()
    if (!loaded.current) loaded.current = createSending(outgoing)
    return loaded.current
  }

  async function run(order: Order): Promise<void> {
    const { requestType } = order
    stopping.current = new AbortController()
    const { signal } = stopping.current
    const onStage = (stage: Stage) => setState({ kind: 'sending', stage })
    onStage({ kind: 'preparing' })
    try {
      const sendRequest = await loadSending()
      onSent(await sendRequest({ order, content: contentOf(), signal, onStage }), order)
    } catch (error) {
      if (signal.aborted) return setState({ kind: 'idle' })
      const isUnproven = error instanceof ApiError && error.errorCode === 'email_not_verified'
      if (isUnproven) proven.current = undefined
      else if (await onRefused(error)) return setState({ kind: 'idle' })
      setState(isUnproven ? { kind: 'verifying', requestType } : { kind: 'failed', error, requestType })
    }
  }

  function send(requestType: Submission): void {
    const { requester, values } = orderOf(requestType, null)
    if (requester.kind === 'member') return void run(orderOf(requestType, null))
    const known = proven.current?.email === normalEmail(values.email) ? proven.current : undefined
    if (known) void run(orderOf(requestType, known.code))
    else setState({ kind: 'verifying', requestType })
  }

  return {
    state,
    send,
    verified(code: string): void {
      if (state.kind !== 'verifying') return
      const order = orderOf(state.requestType, code)
      proven.current = { email: normalEmail(order.values.email), code }
      void run(order)
    },
    /** Back to the form, with all its values. */
    leave(): void {
      stopping.current?.abort(new Error('The requester went back to the form.'))
      setState({ kind: 'idle' })
    },
  }
}

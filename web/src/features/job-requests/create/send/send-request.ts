import { getJobRequest } from '@portolan/contract/job-requests/actions'
import {
  addProjectFiles,
  addQuoteFiles,
  createJobRequest,
  createProject,
  createQuote,
  type SentFile,
  unauthenticatedCreateJobRequest,
} from '@portolan/contract/job-requests/create'
import { ApiError, call } from '../../../../shared/api/api-client.ts'
import { idempotencyKeys } from '../../../../shared/api/idempotency-keys.ts'
import { queryClient } from '../../../../shared/api/query-client.ts'
import { sendAll } from '../../../../shared/uploads/send-all.ts'
import { createUploader, type Uploader } from '../../../../shared/uploads/uploader.ts'
import { contactPayload, memberPayload, type Order, visitorPayload } from './payloads.ts'
import { repeatCall } from './repeat-call.ts'
import { type Content, sentFiles, wantFiles } from './send-uploads.ts'

/** How far it is; while files are on their way, the uploader knows more. */
export type Stage =
  | { readonly kind: 'preparing' | 'creating' | 'reconnecting' | 'sent' }
  | { readonly kind: 'uploading'; readonly uploader: Uploader }

export type Sent = { readonly id: string; readonly number: string | null }

type Try = {
  readonly order: Order
  readonly content: readonly Content[]
  readonly signal: AbortSignal
  readonly onStage: (stage: Stage) => void
}

/**
 * Sends a form, and goes on where it stopped when it is tried again: no file is sent twice, no request made twice. Files
 * go by the uploader given, which may have sent them already, or by the form a request brings.
 */
export function createSending(free: Uploader): (one: Try) => Promise<Sent> {
  const keyFor = idempotencyKeys()
  let own: { key: string; uploader: Uploader; isWorkAskedFor: boolean } | undefined

  async function upload(uploader: Uploader, { content, signal, onStage }: Try) {
    wantFiles(uploader, content)
    if (content.length > 0) onStage({ kind: 'uploading', uploader })
    return sentFiles(await sendAll(uploader, signal))
  }

  /** Goes on by itself when the connection is back. */
  const repeat = <Reply>({ signal, onStage }: Try, kind: 'preparing' | 'creating', make: () => Promise<Reply>) =>
    repeatCall(make, {
      signal,
      onCut: () => onStage({ kind: 'reconnecting' }),
      onResumed: () => onStage({ kind }),
    })

  /** The files are there before the request is. */
  async function sendAtOnce(one: Try): Promise<Sent> {
    const { order, onStage } = one
    const files = await upload(free, one)
    onStage({ kind: 'creating' })
    // The request takes the files, so that an estimate that is still asked for would not find them.
    await queryClient.cancelQueries({ queryKey: ['estimate'] })
    if (order.requester.kind === 'member') {
      const body = memberPayload(order, files)
      return repeat(one, 'creating', () => call(createJobRequest, { body }, { idempotencyKey: keyFor(body) }))
    }
    const body = visitorPayload(order, files)
    return repeat(one, 'creating', () =>
      call(unauthenticatedCreateJobRequest, { body }, { idempotencyKey: keyFor(body) }),
    )
  }

  /** The request comes first, and brings the form its files go with: references before sources, which begin the work. */
  async function sendInSteps(one: Try): Promise<Sent> {
    const { order, onStage } = one
    const isQuote = order.requestType === 'QUOTE_REQUEST'
    onStage({ kind: 'preparing' })
    const body = contactPayload(order)
    const idempotencyKey = keyFor([order.requestType, body])
    const { id, presignedPost } = await repeat(one, 'preparing', () =>
      isQuote
        ? call(createQuote, { body }, { idempotencyKey }).then(({ quoteId, ...rest }) => ({ id: quoteId, ...rest }))
        : call(createProject, { body }, { idempotencyKey }).then(({ projectId, ...rest }) => ({
            id: projectId,
            ...rest,
          })),
    )
    if (own?.key !== idempotencyKey) {
      own?.uploader.close()
      const uploader = createUploader({ limits: free.limits, authorize: async () => presignedPost })
      own = { key: idempotencyKey, uploader, isWorkAskedFor: false }
    }
    const files = await upload(own.uploader, one)
    onStage({ kind: 'creating' })
    const add = async (category: SentFile['category']) => {
      const fileNames = files.filter((file) => file.category === category).map(({ fileName }) => fileName)
      if (fileNames.length > 0)
        await call(isQuote ? addQuoteFiles : addProjectFiles, { params: { id }, body: { fileNames, category } })
    }
    const step = own
    await repeat(one, 'creating', () => add('REFERENCE'))
    await repeat(one, 'creating', async () => {
      const wasAskedFor = step.isWorkAskedFor
      step.isWorkAskedFor = true
      await add('SOURCE_DOCUMENT').catch((error: unknown) => {
        // The first answer was lost on its way: the work has begun.
        if (!(wasAskedFor && error instanceof ApiError && error.status === 409)) throw error
      })
    })
    return { id, number: await numberOf(id) }
  }

  return async (one) => {
    const { id, number } = await (one.order.requester.kind === 'contact' ? sendInSteps(one) : sendAtOnce(one))
    one.onStage({ kind: 'sent' })
    return { id, number }
  }
}

/** It is sent, whether its number can be had or not. */
const numberOf = (id: string): Promise<string | null> =>
  call(getJobRequest, { params: { id } }).then(
    ({ number }) => number,
    () => null,
  )

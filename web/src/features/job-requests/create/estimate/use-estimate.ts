import type { Estimate } from '@portolan/contract/quotes/estimates'
import { useQuery } from '@tanstack/react-query'
import { retryFailed } from '../../../../shared/uploads/send-all.ts'
import type { UploadItem } from '../../../../shared/uploads/upload-state.ts'
import type { Uploader } from '../../../../shared/uploads/uploader.ts'
import { useUploads } from '../../../../shared/uploads/use-uploader.ts'
import { useDebounced } from '../../../../shared/use-debounced.ts'
import type { Setup, Values } from '../model/values.ts'
import { type EstimateQuestion, estimateOf, isCounting } from './api.ts'
import { estimateInputOf, hasLanguages, type Uploaded, uploadedOf } from './estimate-input.ts'

export type EstimateState =
  | { readonly kind: 'uploading' | 'languages' | 'counting' }
  | { readonly kind: 'stuck' | 'failed'; readonly retry: () => void }
  | {
      readonly kind: 'known'
      readonly estimate: Estimate
      readonly isOld: boolean
      readonly files: readonly Uploaded[]
    }

const pauseMs = 400

type Needs = {
  readonly setup: Setup
  readonly values: Values
  readonly listed: readonly UploadItem[]
  readonly outgoing: Uploader
  /** The request takes the files, so that an estimate that is asked for now would not find them. */
  readonly isSending: boolean
}

/** What the form would cost as it stands. It is asked for when nothing has changed for a moment. */
export function useEstimate({ setup, values, listed, outgoing, isSending }: Needs): EstimateState {
  const files = uploadedOf(values, listed, useUploads(outgoing).items)
  const current = JSON.stringify(estimateInputOf(setup, values, files))
  const settled = useDebounced(current, pauseMs)
  const { data, isError, isPlaceholderData, refetch } = useQuery(
    estimateOf(isSending ? null : (JSON.parse(settled) as EstimateQuestion | null)),
  )

  if (files.some(({ status }) => status === 'failed' || status === 'cancelled'))
    return { kind: 'stuck', retry: () => retryFailed(outgoing) }
  if (files.some(({ fileKey }) => fileKey === null)) return { kind: 'uploading' }
  if (!hasLanguages(values)) return { kind: 'languages' }
  const isOld = settled !== current || isPlaceholderData
  if (isError && !isOld) return { kind: 'failed', retry: () => void refetch() }
  if (!data || isCounting(data)) return { kind: 'counting' }
  return { kind: 'known', estimate: data, isOld, files }
}

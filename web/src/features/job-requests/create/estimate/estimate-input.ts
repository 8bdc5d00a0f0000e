import type { EstimateWish } from '@portolan/contract/quotes/estimates'
import { valuesToSend } from '../../../../shared/custom-fields/custom-field-inputs.ts'
import type { UploadItem } from '../../../../shared/uploads/upload-state.ts'
import { clientOf } from '../model/requester.ts'
import type { Setup, Values } from '../model/values.ts'

export type Uploaded = Pick<UploadItem, 'name' | 'status' | 'fileKey'>

/** What is to be translated, as far as it has come: kept files are there, the others are where they are sent. */
export const uploadedOf = (listed: readonly UploadItem[], sent: readonly UploadItem[]): Uploaded[] =>
  listed
    .filter(({ list }) => list === 'project')
    .map((item) => (item.status === 'kept' ? item : (sent.find(({ file }) => file === item.file) ?? item)))

/** Null as long as something is missing that a price depends on. */
export function estimateInputOf(
  { requester, definitions }: Setup,
  values: Values,
  files: readonly Uploaded[],
): EstimateWish | null {
  const clientId = clientOf(requester)?.clientId
  const fileKeys = files.map(({ fileKey }) => fileKey).filter((key) => key !== null)
  const { sourceLanguageId, targetLanguageIds } = values
  const isComplete = fileKeys.length > 0 && fileKeys.length === files.length
  if (clientId === undefined || !isComplete || !hasLanguages(values)) return null
  return {
    clientId,
    fileKeys,
    sourceLanguageId,
    targetLanguageIds: [...targetLanguageIds],
    customFields: valuesToSend(definitions, values.customFields),
  }
}

export const hasLanguages = ({ sourceLanguageId, targetLanguageIds }: Values): boolean =>
  sourceLanguageId !== '' && targetLanguageIds.length > 0

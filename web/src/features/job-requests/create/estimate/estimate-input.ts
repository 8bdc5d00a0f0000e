import { estimatedTextMaxLength } from '@portolan/contract/quotes/estimates'
import { valuesToSend } from '../../../../shared/custom-fields/custom-field-inputs.ts'
import type { UploadItem } from '../../../../shared/uploads/upload-state.ts'
import { linksToSend, sendsFiles } from '../model/content-parts.ts'
import type { Requester } from '../model/requester.ts'
import type { Setup, Values } from '../model/values.ts'
import type { EstimateQuestion } from './api.ts'

export type Uploaded = Pick<UploadItem, 'name' | 'status' | 'fileKey'>

/** Rates of a client are for its members. Visitors see those for everybody, where the provider shows them. */
export const isEstimateOffered = ({ kind }: Requester, hasVisitorEstimates: boolean): boolean =>
  kind === 'member' || (kind === 'visitor' && hasVisitorEstimates)

/** What is behind a link cannot be counted, so a price without it would mislead. */
export const isCountable = (values: Values, listed: readonly UploadItem[]): boolean =>
  values.inputMethod === 'TEXT'
    ? values.textInput.trim() !== '' && values.textInput.length <= estimatedTextMaxLength
    : sendsFiles(values) && linksToSend(values).length === 0 && listed.some(({ list }) => list === 'project')

/** What is to be translated, as far as it has come: kept files are there, the others are where they are sent. */
export const uploadedOf = (
  values: Values,
  listed: readonly UploadItem[],
  sent: readonly UploadItem[],
): readonly Uploaded[] =>
  values.inputMethod === 'TEXT'
    ? []
    : listed
        .filter(({ list }) => list === 'project')
        .map((item) => (item.status === 'kept' ? item : (sent.find(({ file }) => file === item.file) ?? item)))

/** What the price of the form was asked for, once all its files are there; null where no price was shown. */
export const shownQuestionOf = (
  setup: Setup,
  values: Values,
  listed: readonly UploadItem[],
  sent: readonly UploadItem[],
) => (isCountable(values, listed) ? estimateInputOf(setup, values, uploadedOf(values, listed, sent)) : null)

/** Null as long as something is missing that a price depends on. */
export function estimateInputOf(
  { requester, definitions }: Setup,
  values: Values,
  files: readonly Uploaded[],
): EstimateQuestion | null {
  const fileKeys = files.map(({ fileKey }) => fileKey).filter((key) => key !== null)
  if (requester.kind === 'contact' || fileKeys.length < files.length || !hasLanguages(values)) return null
  const { sourceLanguageId, targetLanguageIds, textInput } = values
  const body = {
    fileKeys,
    ...(values.inputMethod === 'TEXT' && { text: textInput }),
    sourceLanguageId,
    targetLanguageIds: [...targetLanguageIds],
  }
  if (requester.kind === 'visitor') return { kind: 'visitor', body }
  const { clientId } = requester.client
  const customFields = valuesToSend(definitions, values.customFields)
  return { kind: 'member', body: { ...body, clientId, customFields } }
}

export const hasLanguages = ({ sourceLanguageId, targetLanguageIds }: Values): boolean =>
  sourceLanguageId !== '' && targetLanguageIds.length > 0

import { detectLanguage, postEditText, translateText } from '@portolan/contract/machine-translation/text'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/api-client.ts'

type Translation = { readonly text: string; readonly source: string | undefined; readonly target: string }

export const translatePiece = ({ text, source, target }: Translation, signal: AbortSignal) =>
  call(
    translateText,
    { body: { text, ...(source !== undefined && { sourceLanguageCode: source }), targetLanguageCode: target } },
    { signal },
  )

export const postEdit = (body: {
  sourceLanguageId: string
  sourceText: string
  targetLanguageId: string
  targetText: string
}) => call(postEditText, { body })

/** The beginning of a text is enough. */
export const detectionLength = 500

export const detectedLanguage = (text: string) =>
  queryOptions({
    queryKey: ['detectedLanguage', text],
    queryFn: ({ signal }) => call(detectLanguage, { body: { text } }, { signal }),
    retry: false,
  })

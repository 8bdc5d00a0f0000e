import type { QualityReview } from '@portolan/contract/machine-translation/review'
import { splitText } from '@portolan/contract/machine-translation/split-text'
import type { TranslatedText } from '@portolan/contract/machine-translation/text'
import { uniqueTerms } from '@portolan/contract/machine-translation/unique-terms'

/** A translation, as far as it has come. */
export type Translation = {
  readonly sourceText: string
  /** As chosen, or as detected in the first piece. */
  readonly sourceLanguageId: string
  readonly targetLanguageId: string
  readonly isDetected: boolean
  readonly translatedText: string
  readonly untranslatedSentences: readonly string[]
  readonly glossaryTerms: TranslatedText['glossaryTerms']
  readonly reviews: readonly QualityReview[]
  readonly donePieces: number
  readonly pieces: number
}

type Job = {
  readonly text: string
  /** Undefined if it is to be detected. */
  readonly source: string | undefined
  readonly target: string
  readonly translate: (piece: {
    readonly text: string
    readonly source: string | undefined
    readonly target: string
  }) => Promise<TranslatedText>
  /** Called after every piece. */
  readonly onProgress: (translation: Translation) => void
}

/** Translates a long text piece by piece. The language is detected once, so that all pieces are read the same way. */
export async function translatePieces({ text, source, target, translate, onProgress }: Job): Promise<void> {
  const pieces = splitText(text)
  let soFar: Translation = {
    sourceText: text,
    sourceLanguageId: source ?? '',
    targetLanguageId: target,
    isDetected: source === undefined,
    translatedText: '',
    untranslatedSentences: [],
    glossaryTerms: [],
    reviews: [],
    donePieces: 0,
    pieces: pieces.length,
  }
  for (const piece of pieces) {
    soFar = appendPiece(soFar, piece.trim() === '' ? copyOf(piece) : await translate(pieceOf(piece, soFar)))
    onProgress(soFar)
  }
}

const pieceOf = (text: string, { sourceLanguageId, targetLanguageId }: Translation) => ({
  text,
  source: sourceLanguageId === '' ? undefined : sourceLanguageId,
  target: targetLanguageId,
})

/** Spaces and line breaks alone need no engine. */
const copyOf = (text: string): TranslatedText => ({
  translatedText: text,
  detectedLanguage: null,
  untranslatedSentences: [],
  glossaryTerms: [],
  aiLinguisticQualityReviewResult: null,
})

function appendPiece(soFar: Translation, answer: TranslatedText): Translation {
  const review = answer.aiLinguisticQualityReviewResult
  return {
    ...soFar,
    sourceLanguageId: soFar.sourceLanguageId || (answer.detectedLanguage ?? ''),
    translatedText: soFar.translatedText + answer.translatedText,
    untranslatedSentences: [...soFar.untranslatedSentences, ...answer.untranslatedSentences],
    glossaryTerms: uniqueTerms([...soFar.glossaryTerms, ...answer.glossaryTerms]),
    reviews: review ? [...soFar.reviews, review] : soFar.reviews,
    donePieces: soFar.donePieces + 1,
  }
}

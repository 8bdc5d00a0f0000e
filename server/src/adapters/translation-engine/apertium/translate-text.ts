import { type TaggedText, TranslationEngineError } from '../../../ports/translation-engine.ts'
import { completeAnswer, prepareText } from '../tags/prepared-text.ts'
import type { InstalledMode } from './routes/installed-modes.ts'
import { markTags, maxMarks, removeMarks, unmarkTags } from './text/marked-text.ts'
import { similarity } from './text/similarity.ts'
import { splitUnits } from './text/split-units.ts'
import { translateUnit, type UnitNeeds } from './translate-unit.ts'

const maxLength = 200_000

export type TextNeeds = UnitNeeds & {
  readonly limit: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/** Translates line by line, and long lines in units, so that lines stay lines. */
export async function translateText(
  source: TaggedText,
  modes: readonly InstalledMode[],
  needs: TextNeeds,
): Promise<TaggedText> {
  if (source.length > maxLength)
    throw new TranslationEngineError('text_too_long', `texts may have ${maxLength} characters`, 'never')
  const prepared = prepareText(source)
  const { text, tags } = markTags(prepared.parts)
  if (tags.length > maxMarks) throw new TranslationEngineError('text_too_long', 'too many tags', 'never')
  let unknownWords = 0
  const translateLine = async (line: string) => {
    const units = splitUnits(line).map(async (unit) => {
      const answer = await needs.limit(() => translateUnit(unit, tags, modes, needs))
      unknownWords += answer.unknownWords
      return answer.text
    })
    return (await Promise.all(units)).join('')
  }
  const translated = (await Promise.all(text.split('\n').map(translateLine))).join('\n')
  refuseSource(removeMarks(text), removeMarks(translated), unknownWords)
  return completeAnswer(prepared, unmarkTags({ text: translated, tags }))
}

/** Close languages share whole sentences, so an answer equal to its source is wrong only if its words are unknown. */
function refuseSource(source: string, answer: string, unknownWords: number): void {
  const words = source.match(/\p{L}+/gu)?.length ?? 0
  if (words >= 4 && unknownWords / words > 0.6 && similarity(source, answer) > 0.9)
    throw new TranslationEngineError('source_returned', 'the engine does not know the words of this text', 'never')
}

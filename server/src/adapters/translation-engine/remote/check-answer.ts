import { type EngineAnswer, TranslationEngineError } from '../../../ports/translation-engine.ts'
import { completeAnswer } from '../tags/prepared-text.ts'
import type { OutgoingText } from './outgoing-text.ts'
import type { RemoteService } from './remote-service.ts'
import { isSourceReturned } from './source-returned.ts'
import type { PartAnswer } from './translate-in-parts.ts'

/** Turns what a service answered into a text with the tags of the source, or into an error. */
export function checkAnswer(
  { prepared, spaceBefore, spaceAfter }: OutgoingText,
  answer: PartAnswer,
  { service, isSameLanguage }: { readonly service: RemoteService; readonly isSameLanguage: boolean },
): EngineAnswer {
  if (answer instanceof TranslationEngineError) return { error: answer }
  const refuse = (problem: 'malformed_answer' | 'empty_answer' | 'source_returned', message: string) => ({
    error: new TranslationEngineError(problem, `${service.name} ${message}`, 'never'),
  })
  if (answer === null) return refuse('malformed_answer', 'left a text out of its answer.')
  const parts = service.readText(answer)
  if (!parts.some((part) => part.kind === 'text' && part.text.trim() !== ''))
    return refuse('empty_answer', 'answered nothing for a text.')
  if (!isSameLanguage && isSourceReturned(prepared.parts, parts))
    return refuse('source_returned', 'returned a text untranslated.')
  return { text: spaceBefore + completeAnswer(prepared, parts).trim() + spaceAfter }
}

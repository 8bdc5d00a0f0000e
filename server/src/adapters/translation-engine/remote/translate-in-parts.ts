import { type EngineProblem, TranslationEngineError } from '../../../ports/translation-engine.ts'
import { cutIntoParts, type PartLimits } from './cut-into-parts.ts'
import type { OutgoingText } from './outgoing-text.ts'

/** Null if the service left the text out. */
export type PartAnswer = string | null | TranslationEngineError

type Sending = {
  readonly limits: PartLimits
  send(texts: readonly string[]): Promise<readonly (string | null)[]>
}

/** One text can be the cause: its neighbors may go through without it. */
const problemsOfTexts: readonly EngineProblem[] = ['malformed_answer', 'text_too_long']
/** Enough to find one bad text among fifty. */
const mostExtraCalls = 12

/**
 * Sends texts in parts, one after the other. A part that fails because of a text is halved until the text stands alone.
 * After any other failure nothing more is sent. Throws it if no text was answered.
 */
export async function translateInParts(
  items: readonly OutgoingText[],
  sending: Sending,
): Promise<ReadonlyMap<OutgoingText, PartAnswer>> {
  const { limits } = sending
  const answers = new Map<OutgoingText, PartAnswer>()
  const fits = ({ sent }: OutgoingText) => limits.measure(sent) <= limits.size
  for (const item of items.filter((each) => !fits(each))) answers.set(item, tooLong())
  let failure: TranslationEngineError | undefined
  for (const part of cutIntoParts(items.filter(fits), limits)) {
    if (!failure) failure = await sendPart(part, sending, answers)
    if (failure) for (const item of part) if (!answers.has(item)) answers.set(item, failure)
  }
  if (failure && ![...answers.values()].some((answer) => typeof answer === 'string')) throw failure
  return answers
}

/** Returns the failure after which sending more is useless. */
async function sendPart(
  part: readonly OutgoingText[],
  { send }: Sending,
  answers: Map<OutgoingText, PartAnswer>,
): Promise<TranslationEngineError | undefined> {
  const waiting = [part]
  for (let calls = 0; waiting.length > 0; calls += 1) {
    const next = waiting.shift() ?? []
    try {
      const received = await send(next.map(({ sent }) => sent))
      for (const [index, item] of next.entries()) answers.set(item, received[index] ?? null)
    } catch (error) {
      if (!(error instanceof TranslationEngineError)) throw error
      if (!problemsOfTexts.includes(error.problem) || calls >= mostExtraCalls) return error
      const middle = Math.ceil(next.length / 2)
      if (next.length === 1) for (const item of next) answers.set(item, error)
      else waiting.push(next.slice(0, middle), next.slice(middle))
    }
  }
  return undefined
}

const tooLong = () =>
  new TranslationEngineError('text_too_long', 'A text is longer than the service takes in one call.', 'never')

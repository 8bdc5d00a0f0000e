import {
  type LanguagePair,
  type OfferedPair,
  type TaggedText,
  type TranslationEngine,
  TranslationEngineError,
} from '../../ports/translation-engine.ts'

const words: Readonly<Record<string, string>> = {
  arm: 'brazo',
  arms: 'brazos',
  broken: 'roto',
  doctor: 'médico',
  good: 'buenos',
  is: 'está',
  leg: 'pierna',
  morning: 'días',
  pharmacy: 'farmacia',
  the: 'el',
  where: 'dónde',
}

type Options = {
  readonly name?: string
  readonly isRemote?: boolean
  readonly pairs?: readonly OfferedPair[]
}

export type DictionaryEngine = TranslationEngine & {
  /** All texts that were sent, in order. */
  readonly sent: TaggedText[]
  /** Throws for every call, or fails a text that contains the word. */
  problem: { readonly error: TranslationEngineError; readonly word?: string } | null
  /** Awaited before each answer. */
  beforeAnswer: (signal: AbortSignal) => Promise<void>
}

export const englishSpanish: readonly OfferedPair[] = [
  { from: 'en', to: 'es', quality: 'fair', via: [] },
  { from: 'es', to: 'en', quality: 'gist', via: [] },
]

/** Translates a dozen words and leaves all others as they are. For tests only. */
export function dictionaryEngine({ name = 'dictionary', isRemote = false, pairs = englishSpanish }: Options = {}) {
  const engine: DictionaryEngine = {
    name,
    isRemote,
    sent: [],
    problem: null,
    beforeAnswer: async () => {},
    listPairs: async () => pairs,
    async translate(texts, pair, { signal }) {
      await engine.beforeAnswer(signal)
      signal.throwIfAborted()
      requirePair(pairs, pair)
      engine.sent.push(...texts)
      const { problem } = engine
      if (problem && problem.word === undefined) throw problem.error
      return texts.map((text) =>
        problem?.word !== undefined && text.includes(problem.word)
          ? { error: problem.error }
          : { text: translateWords(text) },
      )
    },
    stop: async () => {},
  }
  return engine
}

function requirePair(pairs: readonly OfferedPair[], { from, to }: LanguagePair): void {
  if (!pairs.some((pair) => pair.from === from && pair.to === to))
    throw new TranslationEngineError('pair_not_offered', `${from} to ${to} is not in the dictionary`, 'never')
}

/** Tags are not words. */
const translateWords = (text: TaggedText): TaggedText =>
  text.replace(/<\/?[gx]\d+\/?>|\p{L}+/gu, (word) => {
    const found = words[word.toLowerCase()]
    if (found === undefined) return word
    return word[0] === word[0]?.toLowerCase() ? found : found.charAt(0).toUpperCase() + found.slice(1)
  })

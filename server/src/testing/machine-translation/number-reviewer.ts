import type { FoundFault, TranslationReviewer } from '../../ports/translation-reviewer.ts'

/** Checks only numbers and terms, and post-edits by writing one word in another way. For tests only. */
export function numberReviewer({ isRemote = false }: { readonly isRemote?: boolean } = {}): TranslationReviewer {
  return {
    name: 'numbers',
    isRemote,
    judgesMeaning: isRemote,
    async review(segments, _pair, { terms }) {
      const faults = segments.flatMap(({ source, target }, segment): FoundFault[] => [
        ...numbersIn(source)
          .filter((number) => !numbersIn(target).includes(number))
          .map((detail): FoundFault => ({ segment, fault: 'numbers_differ', detail })),
        ...terms
          .filter((term) => source.includes(term.source) && !target.includes(term.target))
          .map((term): FoundFault => ({ segment, fault: 'term_not_used', detail: term.target })),
      ])
      return { score: faults.length === 0 ? 5 : 3, faults }
    },
    postEdit: async (segments) => segments.map(({ target }) => target.replaceAll('roto', 'fracturado')),
  }
}

const numbersIn = (text: string): readonly string[] => text.match(/\d+/g) ?? []

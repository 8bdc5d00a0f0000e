import type { Answer } from '../translated/translate-bytes.ts'

const firstLetter = { ka: 0x10d0, ar: 0x628 } as const
const letters = { ka: 33, ar: 19 } as const
export type PseudoTarget = keyof typeof firstLetter

/** Stands for an engine: every letter becomes one of another script, Georgian or Arabic, and the tags stay. */
export const pseudoTranslateInto =
  (target: PseudoTarget): Answer =>
  (text) =>
    text.replace(
      /(<\/?[gx]\d+\/?>)|(\p{L})/gu,
      (_, tag?: string, letter = '') =>
        tag ?? String.fromCharCode(firstLetter[target] + (((letter as string).codePointAt(0) ?? 0) % letters[target])),
    )

const notGeorgian = /(?:(?!\p{Script=Georgian})\p{L}){2}/u

/** The texts, or words of them, that are not in Georgian letters. */
export function untranslatedOf(texts: readonly string[]): string[] {
  const left = texts.flatMap((text) => (/\p{Script=Georgian}/u.test(text) ? text.split(/\s+/) : [text]))
  return [...new Set(left.filter((text) => notGeorgian.test(text)))].sort()
}

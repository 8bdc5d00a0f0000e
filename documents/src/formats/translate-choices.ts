import { betweenRuns, type InlineItem } from '../segments/inline.ts'
import { alwaysEnds } from '../segments/sentence-ends.ts'
import type { TranslationPass } from '../segments/translation-pass.ts'
import type { LockedTexts } from './locked-texts.ts'

type ChoiceSyntax = { readonly separator: string; readonly writeText: (text: string) => string }

/** Translates the choices that a cell accepts, as one unit. Returns them with separators where one changed. */
export function translateChoices(
  pass: TranslationPass,
  choices: readonly string[],
  locks: LockedTexts,
  { separator, writeText }: ChoiceSyntax,
): string | undefined {
  const items = choices.flatMap((choice, index): InlineItem[] => {
    const item: InlineItem = locks.has(choice)
      ? { kind: 'object', markup: writeText(choice), format: betweenRuns }
      : { kind: 'text', text: choice, format: 0 }
    const between: InlineItem = { kind: 'object', markup: separator, format: betweenRuns, readAs: alwaysEnds }
    return index === 0 ? [item] : [between, item]
  })
  return pass.translateItems(items, { run: (_format, inner) => inner, text: writeText })
}

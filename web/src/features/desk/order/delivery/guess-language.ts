/** How a language may be called in the name of a file. */
export type LanguageNames = {
  readonly id: string
  readonly bcp47: string
  readonly name: string
  readonly englishName: string
}

type Word = { readonly text: string; readonly isApart: boolean }
/** Words that mean a language. `weight`: how exactly they say which. */
type Form = {
  readonly id: string
  readonly words: readonly string[]
  readonly weight: number
  readonly isCode: boolean
}

const exact = 2
const broad = 1

/**
 * The language that the name of a file says, as contract_de.docx, or else that of a folder, the nearest first. Undefined
 * where none does, or several do equally.
 */
export function guessLanguage(
  fileName: string,
  folder: string,
  languages: readonly LanguageNames[],
): string | undefined {
  const forms = languages.flatMap(formsOf)
  const stem = fileName.replace(/\.[^.]*$/, '')
  for (const part of [stem, ...folder.split('/').toReversed()]) {
    const found = findIn(wordsOf(part), forms)
    if (found) return found
  }
  return undefined
}

function findIn(words: readonly Word[], forms: readonly Form[]): string | undefined {
  const matches = forms.flatMap((form) => {
    const { id, weight } = form
    const end = words.findLastIndex((_, at) => endsAt(words, at, form))
    return end < 0 ? [] : [{ id, weight, end }]
  })
  const best = matches.toSorted((a, b) => b.weight - a.weight || b.end - a.end)[0]
  const ids = matches.filter(({ weight, end }) => weight === best?.weight && end === best.end).map(({ id }) => id)
  return new Set(ids).size === 1 ? ids[0] : undefined
}

function endsAt(words: readonly Word[], at: number, { words: form, isCode }: Form): boolean {
  const start = at - form.length + 1
  if (start < 0 || form.some((text, index) => words[start + index]?.text !== text)) return false
  return !isCode || form.length > 1 || words[at]?.isApart === true
}

function formsOf({ id, bcp47, name, englishName }: LanguageNames): Form[] {
  const { language, script, region } = new Intl.Locale(bcp47).maximize()
  const ownNames = new Intl.DisplayNames([bcp47], { type: 'language' })
  const codes = [bcp47, `${language}-${region}`, `${language}-${script}`, `${language}${region}`, id]
  const names = [name, englishName, ownNames.of(bcp47) ?? '', ownNames.of(language) ?? '']
  const form = (text: string, weight: number, isCode: boolean) => ({ id, words: plainWords(text), weight, isCode })
  return [
    ...codes.map((code) => form(code, code === language ? broad : exact, true)),
    form(language, broad, true),
    ...names.map((each) => form(each, each.includes('(') ? exact : broad, false)),
    ...names.map((each) => form(each.replace(/\(.*/, ''), broad, false)),
  ].filter(({ words }) => words.length > 0)
}

/**
 * Short codes are words of many languages, as "de" in "contrato de venta". They count where they stand apart: between
 * other signs than spaces, at the end, or in capitals.
 */
function wordsOf(text: string): Word[] {
  const isAllCapitals = text === text.toUpperCase()
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => {
    const before = text[index - 1]
    const after = text[index + word.length]
    const isCapitals = !isAllCapitals && word === word.toUpperCase()
    return { text: fold(word), isApart: isCapitals || after === undefined || (before !== ' ' && after !== ' ') }
  })
}

const plainWords = (text: string): string[] => wordsOf(text).map((word) => word.text)

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

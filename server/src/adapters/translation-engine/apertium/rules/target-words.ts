import { eitherCase, type StreamEdit, withCapitals } from './stream-edits.ts'

/** A Catalan word, the translation that the dictionary has, and the one to use, each with the tags that change. */
export type ReplacedWord = readonly [catalan: string, from: string, to: string]

export const replaceTranslations = (replaced: readonly ReplacedWord[]): readonly StreamEdit[] =>
  replaced.flatMap(([catalan, from, to]) =>
    withCapitals((capitalize) => [`\\^(${capitalize(catalan)}[^/$]*)/${capitalize(from)}`, `^\\1/${capitalize(to)}`]),
  )

/** Keeps one of several translations, where the pair's own choice would be another. */
export const chooseTranslations = (
  chosen: readonly (readonly [catalan: string, to: string])[],
): readonly StreamEdit[] =>
  chosen.flatMap(([catalan, to]) =>
    withCapitals((capitalize) => [
      `\\^(${capitalize(catalan)}[^/$]*)/[^$]*(${capitalize(to)}<[^/$]*)[^$]*\\$`,
      `^\\1/\\2$`,
    ]),
  )

/**
 * Catalan forms that the dictionary of a pair lacks, and their translation: singular and plural, or all four forms of an
 * adjective, masculine first. A single form has all tags itself. A translation that the target dictionary lacks too is
 * given in all its forms, because the generator writes what it does not know as it is.
 */
export type MissingWord = readonly [forms: string, translation: string]

const endings: Readonly<Record<number, readonly string[]>> = {
  1: [''],
  2: ['<sg>', '<pl>'],
  4: ['<m><sg>', '<f><sg>', '<m><pl>', '<f><pl>'],
}

/** Without this, the words would stay Catalan. */
export const addMissingWords = (words: readonly MissingWord[]): readonly StreamEdit[] =>
  words.flatMap(([written, translation]) => {
    const forms = written.split(' ')
    const tags = translation.slice(translation.indexOf('<'))
    const translations = translation.slice(0, -tags.length).split(' ')
    return forms.map((form, index): StreamEdit => {
      const ending = tags + (endings[forms.length]?.[index] ?? '')
      const translated = translations[index] ?? translations[0]
      return [`\\^\\*${eitherCase(form)}/[^$]*\\$`, `^${form}${swapGender(ending)}/${translated}${ending}$`]
    })
  })

/** Pairs let articles agree with a noun only where its gender is not that of the Catalan one. */
const swapGender = (tags: string): string =>
  tags.replace(/^<n><([mf])>/, (_, gender: string) => `<n><${gender === 'm' ? 'f' : 'm'}>`)

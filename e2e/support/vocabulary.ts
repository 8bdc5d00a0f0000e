import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { stringsOf } from '@portolan/locale/find-untranslated'
import type { TargetLocale } from '@portolan/locale/locales'
import type { Texts } from '@portolan/locale/message-types'
import { listLanguages, localizeLanguages } from '../../server/src/features/reference/index.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const catalogFiles = globSync('{contract,server,web}/src/**/{*.,}en.ts', { cwd: root })
const contentFiles = globSync('content/*.md', { cwd: root }).filter((path) => !/\.\w+\.md$/.test(path))

/** Every text that people read: catalogs, the provider's pages and the names of languages. */
export type Vocabulary = { readonly english: readonly string[]; readonly own: readonly string[] }

export async function loadVocabulary(locale: TargetLocale): Promise<Vocabulary> {
  const english: string[] = listLanguages().map(({ name }) => name)
  const own: string[] = localizeLanguages(listLanguages(), locale).map(({ name }) => name)
  own.push(...monthsIn(locale))
  for (const path of catalogFiles) {
    const { en } = await importTexts(path)
    if (!en) continue
    english.push(...Object.values(en).flatMap(stringsOf))
    const translated = await importTexts(path.replace(/en\.ts$/, `${locale}.ts`))
    own.push(...Object.values(translated.default ?? {}).flatMap(stringsOf))
  }
  for (const path of contentFiles) {
    english.push(read(path))
    own.push(read(path.replace(/md$/, `${locale}.md`)))
  }
  return { english, own }
}

/** May is “may” in Spanish. */
const monthsIn = (locale: TargetLocale): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { month: 'short' }).format(new Date(2026, month, 15)),
  )

const importTexts = (path: string): Promise<{ readonly en?: Texts; readonly default?: Texts }> =>
  import(pathToFileURL(root + path).href)

const read = (path: string): string => readFileSync(root + path, 'utf8')

import type { LanguagePair, OfferedPair, PairQuality } from '../../../ports/translation-engine.ts'
import { canonicalTag, maximizeTag, withoutRegion } from './language-tags.ts'

/** A language of a service, in its own codes, with the languages it translates it into. */
export type ServiceLanguage = { readonly code: string; readonly targets: readonly string[] }

/** The BCP 47 tag of each code of a service that is not that tag itself. */
export type TagsByCode = Readonly<Record<string, string>>

export type LanguageTable = {
  readonly pairs: readonly OfferedPair[]
  /** The service's codes of a pair; undefined if it is not offered. */
  findCodes(pair: LanguagePair): LanguagePair | undefined
}

/** By maximized tag. */
type CodesByTag = ReadonlyMap<string, { readonly tag: string; readonly code: string }>

/** Finds pairs by BCP 47 tags. A region that the service does not know falls back to the language: `es-MX` to `es`. */
export function languageTable(
  languages: readonly ServiceLanguage[],
  { tags, quality }: { readonly tags: TagsByCode; readonly quality: PairQuality },
): LanguageTable {
  const sources = indexCodes(
    languages.map(({ code }) => code),
    tags,
  )
  const targets = indexTargets(languages, tags)
  const targetsOf = (code: string): CodesByTag => targets.get(code) ?? new Map()
  const pairs = [...sources.values()].flatMap(({ tag: from, code }) =>
    [...targetsOf(code).values()]
      .map(({ tag: to }): OfferedPair => ({ from, to, quality, via: [] }))
      .filter(({ to }) => to !== from),
  )
  return {
    pairs,
    findCodes({ from, to }) {
      const source = findByTag(sources, from)
      const target = source && findByTag(targetsOf(source.code), to)
      return source && target && source.tag !== target.tag ? { from: source.code, to: target.code } : undefined
    },
  }
}

/** Most services have the same targets for all sources, so each list is read once. */
function indexTargets(languages: readonly ServiceLanguage[], tags: TagsByCode): ReadonlyMap<string, CodesByTag> {
  const lists = new Set(languages.map(({ targets }) => targets))
  const byList = new Map([...lists].map((list) => [list, indexCodes(list, tags)]))
  return new Map(languages.map(({ code, targets }) => [code, byList.get(targets) ?? new Map()]))
}

/** The first of two codes for the same language is taken. */
function indexCodes(codes: readonly string[], tags: TagsByCode): CodesByTag {
  const index = new Map<string, { tag: string; code: string }>()
  for (const code of codes) {
    const tag = tags[code] ?? canonicalTag(code)
    if (tag !== undefined && !index.has(maximizeTag(tag))) index.set(maximizeTag(tag), { tag, code })
  }
  return index
}

const findByTag = (index: CodesByTag, tag: string) =>
  index.get(maximizeTag(tag)) ?? index.get(maximizeTag(withoutRegion(tag)))

import type { Voice } from '../../../ports/speech-synthesizer.ts'

export type EspeakVoice = Voice & {
  /** As espeak-ng knows it. */
  readonly id: string
}

/** Invented languages, and dead ones that nobody dubs into. */
const unused = ['grc', 'ia', 'io', 'jbo', 'la', 'lfn', 'piqd', 'py', 'qdb', 'qya', 'sjn', 'eo']

/** Reads the table that `espeak-ng --voices` prints: one voice of each language and region. */
export function readEspeakVoices(table: string): readonly EspeakVoice[] {
  const ids = table
    .split('\n')
    .slice(1)
    .flatMap((line) => line.trim().split(/\s+/)[1] ?? [])
  const byTag = new Map<string, EspeakVoice>()
  for (const id of ids) {
    const tag = findTag(id)
    if (tag === undefined || byTag.has(tag)) continue
    byTag.set(tag, { id, name: `espeak:${tag}`, displayName: `eSpeak NG (${tag})`, language: tag })
  }
  return [...byTag.values()]
}

/** The variants that also stand for those that have no voice, such as Canadian English. */
const withoutRegion: Readonly<Record<string, string>> = { 'en-us': 'en', 'fr-fr': 'fr' }

/** Undefined for accents and other scripts of a language. */
function findTag(id: string): string | undefined {
  if (!/^[a-z]{2,3}(?:-(?:[a-z]{2}|\d{3}))?$/.test(id) || unused.includes(id)) return undefined
  return Intl.getCanonicalLocales(withoutRegion[id] ?? id)[0]
}

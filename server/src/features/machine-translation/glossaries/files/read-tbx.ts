import { FileProblem } from './file-problem.ts'
import type { GlossaryLanguages } from './glossary-languages.ts'
import { readLanguage, scanXml, XmlProblem } from './scan-xml.ts'
import type { TermRow } from './term-row.ts'

/** Elements of TBX 2 (martif) and TBX 3. */
const entries = ['termEntry', 'conceptEntry']
const languageParts = ['langSet', 'langSec']
const roots = ['martif', 'tbx']

type Found = { readonly language: string; readonly text: string }

/** A term with the same text in both languages is one that is not translated. */
export function readTbx(xml: string, languages: GlossaryLanguages): readonly TermRow[] {
  try {
    return listEntries(xml).map((found, index) => toRow(found, index + 1, languages))
  } catch (error) {
    if (!(error instanceof XmlProblem)) throw error
    throw new FileProblem({ reason: error.reason === 'doctype' ? 'doctype' : 'not_tbx' })
  }
}

function listEntries(xml: string): readonly (readonly Found[])[] {
  const all: Found[][] = []
  let root = ''
  let language = ''
  let term: string | undefined
  for (const event of scanXml(xml)) {
    if (event.kind === 'text') {
      if (term !== undefined) term += event.text
    } else if (event.kind === 'close') {
      if (event.name !== 'term' || term === undefined) continue
      all.at(-1)?.push({ language, text: term.trim().replace(/\s+/g, ' ') })
      term = undefined
    } else {
      root ||= event.name
      if (entries.includes(event.name)) all.push([])
      if (languageParts.includes(event.name)) language = readLanguage(event.attributes)
      if (event.name === 'term') term = ''
    }
  }
  if (!roots.includes(root)) throw new XmlProblem('malformed')
  return all
}

function toRow(found: readonly Found[], place: number, { sourceTags, targetTags }: GlossaryLanguages): TermRow {
  const isListOnly = targetTags.length === 0
  const source = isListOnly ? found[0]?.text : findText(found, sourceTags)
  const target = isListOnly ? source : findText(found, targetTags)
  if (source === undefined || target === undefined)
    return { place, source: found[0]?.text ?? '', target: '', isDoNotTranslate: false, isLanguageMissing: true }
  return { place, source, target, isDoNotTranslate: source === target }
}

/** The text in the exact language, else in another variant of it. */
function findText(found: readonly Found[], tags: readonly string[]): string | undefined {
  for (const tag of tags) {
    const exact = found.find(({ language }) => language.toLowerCase() === tag.toLowerCase())
    if (exact) return exact.text
  }
  const base = (tag: string) => tag.toLowerCase().split('-', 1)[0]
  return found.find(({ language }) => base(language) === base(tags[0] ?? ''))?.text
}

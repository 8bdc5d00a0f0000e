import { FileProblem } from './file-problem.ts'
import type { GlossaryLanguages } from './glossary-languages.ts'
import { parseCsv } from './parse-csv.ts'
import type { TermRow } from './term-row.ts'

const sourceNames = ['source', 'source term', 'source text', 'term', 'origen', 'المصدر']
const targetNames = ['target', 'target term', 'target text', 'translation', 'destino', 'الهدف']
const keptNames = ['donottranslate', 'do not translate', 'do_not_translate', 'dnt', 'isdonottranslate']
const yes = ['true', 'yes', 'y', '1', 'x', 'sí', 'si', 'نعم']

/** The first line names the columns, in any order: source and target, or the languages' tags. */
export function readCsv(text: string, { sourceTags, targetTags }: GlossaryLanguages): readonly TermRow[] {
  const [head, ...rows] = parseCsv(text)
  const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? []
  const findColumn = (known: readonly string[]) => names.findIndex((name) => known.includes(name))
  const source = findColumn([...sourceNames, ...sourceTags.map((tag) => tag.toLowerCase())])
  const target = findColumn([...targetNames, ...targetTags.map((tag) => tag.toLowerCase())])
  const kept = findColumn(keptNames)
  const isListOnly = targetTags.length === 0
  if (source < 0 || (target < 0 && kept < 0 && !isListOnly)) throw new FileProblem({ reason: 'no_columns' })
  return rows.map(({ line, cells }) => ({
    place: line,
    source: readCell(cells[source]),
    target: readCell(cells[target]),
    isDoNotTranslate: isListOnly || yes.includes(cells[kept]?.trim().toLowerCase() ?? ''),
  }))
}

/** Exports put an apostrophe before what a spreadsheet would run as a formula. */
const readCell = (cell = ''): string => cell.trim().replace(/^'(?=[=+\-@])/, '')

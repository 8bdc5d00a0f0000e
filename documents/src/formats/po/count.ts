import { byLine } from '../txt/count.ts'

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '', '"': '"', '\\': '\\' }

/** Counts the source texts of a po file with plurals, without the header, translations and obsolete entries. */
export const countGettext = byLine(() => {
  let isInSource = false
  return (line) => {
    const keyword = /^\s*(msgid|msgid_plural|msgstr(?:\[\d+\])?|msgctxt|#)/.exec(line)?.[1]
    if (keyword !== undefined) isInSource = keyword === 'msgid' || keyword === 'msgid_plural'
    if (!isInSource) return ''
    return quotedAtEnd(line.trimEnd()).replace(/\\(.)/g, (_, mark: string) => escapes[mark] ?? mark)
  }
})

/** The quoted text at the end of a line, found in linear time. */
function quotedAtEnd(line: string): string {
  let start = line.indexOf('"') + 1
  if (start === 0) return ''
  for (let at = start; at < line.length; at++) {
    if (line[at] === '\\') at++
    else if (line[at] !== '"') continue
    else if (at === line.length - 1) return line.slice(start, at)
    else start = at + 1
  }
  return ''
}

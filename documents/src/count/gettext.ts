import { byLine } from './plain.ts'

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '', '"': '"', '\\': '\\' }

/** The source texts of a po file, plurals included; the header, translations and obsolete entries are not. */
export const countGettext = byLine(() => {
  let isInSource = false
  return (line) => {
    const keyword = /^\s*(msgid|msgid_plural|msgstr(?:\[\d+\])?|msgctxt|#)/.exec(line)?.[1]
    if (keyword !== undefined) isInSource = keyword === 'msgid' || keyword === 'msgid_plural'
    if (!isInSource) return ''
    const quoted = /"((?:[^"\\]|\\.)*)"\s*$/.exec(line)?.[1] ?? ''
    return quoted.replace(/\\(.)/g, (_, mark: string) => escapes[mark] ?? mark)
  }
})

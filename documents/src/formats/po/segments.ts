import type { TextWalk, WalkText } from '../../text/rewrite-text.ts'
import { translateMessage } from '../../text/translate-message.ts'

type Field = { readonly keyword: string; readonly head: string; value: string; lines: number; raw: string }

const keyword = /^(\s*(msgctxt|msgid|msgid_plural|msgstr(?:\[\d{1,2}\])?)\s+)"/
const quoted = /^\s*"((?:[^"\\]|\\.)*)"\s*$/
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '"': '"', '\\': '\\' }

/** Fills in missing translations. In a file of the source language the translations are the text. */
export const newPoWalk = (): WalkText => {
  let language = ''
  return (text, isLast, walk) => {
    const end = isLast ? text.length : startOfLastEntry(text)
    for (const entry of entriesOf(text.slice(0, end))) {
      const fields = readFields(entry)
      const source = fields?.find((field) => field.keyword === 'msgid')?.value
      if (fields && source === '') {
        const header = fields.find((field) => field.keyword === 'msgstr')?.value ?? ''
        language = /^Language:\s*([A-Za-z]{2,3})/m.exec(header)?.[1]?.toLowerCase() ?? ''
      }
      const isInSourceLanguage = language !== '' && language === walk.pass.sourceLanguage.split('-')[0]?.toLowerCase()
      walk.keep(fields && source ? translateEntry(fields, isInSourceLanguage, walk) : entry)
    }
    return end
  }
}

const blankLine = /\n[ \t]*\r?\n/g

/** Entries are separated by blank lines. */
function startOfLastEntry(text: string): number {
  const last = text.lastIndexOf('\n\n')
  const lastWindows = text.lastIndexOf('\n\r\n')
  return Math.max(last < 0 ? 0 : last + 2, lastWindows < 0 ? 0 : lastWindows + 3)
}

function* entriesOf(text: string): Generator<string> {
  let from = 0
  for (const { 0: match, index } of text.matchAll(blankLine)) {
    yield text.slice(from, index + match.length)
    from = index + match.length
  }
  if (from < text.length) yield text.slice(from)
}

/** The fields of an entry with the comments between them; undefined for obsolete or broken entries. */
function readFields(entry: string): Field[] | undefined {
  const fields: Field[] = []
  for (const line of entry.split(/(?<=\n)/)) {
    const found = keyword.exec(line)
    const content = quoted.exec(found ? line.slice(found[1]?.length) : line)?.[1]
    if (found) {
      if (content === undefined) return undefined
      fields.push({ keyword: found[2] ?? '', head: found[1] ?? '', value: readEscapes(content), lines: 1, raw: line })
      continue
    }
    const field = fields.at(-1)
    if (content !== undefined && field && field.keyword !== '') {
      field.value += readEscapes(content)
      field.lines++
      field.raw += line
    } else if (field?.keyword === '') field.raw += line
    else fields.push({ keyword: '', head: '', value: '', lines: 0, raw: line })
  }
  return fields.some((field) => field.keyword === 'msgid') ? fields : undefined
}

const readEscapes = (text: string): string => text.replace(/\\(.)/g, (_, mark: string) => escapes[mark] ?? `\\${mark}`)

function translateEntry(fields: readonly Field[], isInSourceLanguage: boolean, walk: TextWalk): string {
  const source = valueIn(fields, 'msgid')
  const plural = valueIn(fields, 'msgid_plural')
  // A fuzzy translation was guessed from a similar text, and programs do not use it.
  const isFuzzy = fields.some(isMarkedFuzzy)
  let isAllWritten = true
  const written = fields.map((field) => {
    if (!field.keyword.startsWith('msgstr')) return field.raw
    if (walk.pass.isReadingBack) {
      if (field.value !== '') translateMessage(field.value, walk.pass)
      return field.raw
    }
    const isFirst = field.keyword === 'msgstr' || field.keyword === 'msgstr[0]'
    const text = isInSourceLanguage && field.value !== '' ? field.value : isFirst ? source : plural || source
    if (field.value !== '' && !isInSourceLanguage && !isFuzzy) {
      walk.pass.leave('already_translated')
      return field.raw
    }
    const translated = translateMessage(text, walk.pass, { writesSame: true })
    if (translated === undefined) isAllWritten = false
    return translated === undefined || translated === field.value ? field.raw : write(field, translated)
  })
  if (!isFuzzy || !isAllWritten || walk.pass.isReadingBack) return written.join('')
  return fields.map((field, index) => (isMarkedFuzzy(field) ? removeFuzzyMark(field.raw) : written[index])).join('')
}

const flagsOf = (comment: string): string[] =>
  comment.startsWith('#,')
    ? comment
        .slice(2)
        .split(',')
        .map((flag) => flag.trim())
    : []
const isMarkedFuzzy = ({ keyword, raw }: Field): boolean =>
  keyword === '' && raw.split('\n').some((comment) => flagsOf(comment).includes('fuzzy'))

function removeFuzzyMark(comments: string): string {
  const lines = comments.split(/(?<=\n)/).map((comment) => {
    const flags = flagsOf(comment)
    if (!flags.includes('fuzzy')) return comment
    const others = flags.filter((flag) => flag !== 'fuzzy')
    return others.length > 0 ? `#, ${others.join(', ')}${/\r?\n$/.exec(comment)?.[0] ?? ''}` : ''
  })
  return lines.join('')
}

const valueIn = (fields: readonly Field[], wanted: string): string =>
  fields.find((field) => field.keyword === wanted)?.value ?? ''

/** One line, or one for each line of the text. */
function write({ head, raw }: Field, text: string): string {
  const lineBreak = /\r?\n$/.exec(raw)?.[0] ?? ''
  const lines = text.split(/(?<=\n)/)
  const quotedLines = lines.map((line) => `"${writeEscapes(line)}"`)
  const between = lineBreak === '' ? '\n' : lineBreak
  if (quotedLines.length < 2) return `${head}${quotedLines[0] ?? '""'}${lineBreak}`
  return `${head}""${between}${quotedLines.join(between)}${lineBreak}`
}

const marks: Readonly<Record<string, string>> = { '\n': '\\n', '\t': '\\t', '\r': '\\r', '"': '\\"', '\\': '\\\\' }
const writeEscapes = (text: string): string => text.replace(/[\n\t\r"\\]/g, (mark) => marks[mark] ?? mark)

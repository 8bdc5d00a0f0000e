import { betweenRuns, type InlineItem } from '../../segments/inline.ts'
import type { TranslationPass } from '../../segments/translation-pass.ts'
import { messageItems, someWord } from '../../text/message-items.ts'
import { pairTags, type TagName } from '../../text/pair-tags.ts'
import { findMarks, type MarkdownMark } from './markdown-marks.ts'

export type MarkdownContent = {
  readonly items: readonly InlineItem[]
  /** The text as it was, but with the titles of its links translated. */
  readonly written: string
}

/** The inline content of a paragraph. Titles of links and images are translated here. */
export function readMarkdown(
  text: string,
  isDefined: (label: string) => boolean,
  pass: TranslationPass,
): MarkdownContent {
  const marks = findMarks(text, isDefined)
  const tags = new Map<InlineItem, TagName>()
  const items: InlineItem[] = []
  let written = ''
  let at = 0
  const addText = (end: number): void => {
    if (end <= at) return
    items.push(...messageItems(text.slice(at, end)))
    written += text.slice(at, end)
  }
  for (const mark of marks) {
    addText(mark.start)
    const source = text.slice(mark.start, mark.end)
    const markup = mark.kind === 'close' ? translateTitle(source, pass) : source
    written += markup
    at = mark.end
    // A link that is found by its text keeps that as its label.
    const labeled = mark.label === undefined ? markup : `][${mark.label}]`
    const object: InlineItem = { kind: 'object', markup: labeled, format: betweenRuns, readAs: readAsOf(mark, markup) }
    const tag = tagOf(mark, markup)
    if (tag) tags.set(object, tag)
    items.push(object)
  }
  addText(text.length)
  return { items: pairTags(items, (object) => tags.get(object)), written }
}

/** Escaped punctuation is read as it is; code and addresses are words. */
function readAsOf({ kind }: MarkdownMark, markup: string): string {
  if (kind !== 'object' || markup.startsWith('<!--')) return ''
  if (markup.startsWith('\\')) return markup.slice(1)
  return /^(?:`|<(?:https?:|mailto:)|\[)/.test(markup) ? someWord : ''
}

const htmlTag = /^<(\/?)([A-Za-z][\w-]*)/

function tagOf(mark: MarkdownMark, markup: string): TagName | undefined {
  if (mark.kind === 'open') return { name: '[', isEnd: false }
  if (mark.kind === 'close') return { name: '[', isEnd: true }
  if (mark.kind === 'emphasis') return { name: markup, isEnd: mark.isEnd === true }
  const [, slash, name] = htmlTag.exec(markup) ?? []
  return name === undefined || markup.endsWith('/>') ? undefined : { name, isEnd: slash === '/' }
}

const title = /^(\]\(\s{0,9}(?:<[^<>]*>|[^\s()<>"']+)\s{1,9})(["'])([^"'\\]*)\2(\s{0,9}\))$/

function translateTitle(markup: string, pass: TranslationPass): string {
  const [, before = '', quote = '', text = '', after = ''] = title.exec(markup) ?? []
  const translated = text === '' ? undefined : pass.translateText(text)
  if (translated === undefined) return markup
  return before + quote + translated.replaceAll(quote, quote === '"' ? "'" : '’') + quote + after
}

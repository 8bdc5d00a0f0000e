import { betweenRuns, type InlineItem, type MarkupWriter } from '../../segments/inline.ts'
import { isComputed } from './fields.ts'
import type { WordItem } from './segments.ts'

type FieldRange = { readonly separator: number; readonly end: number }

/**
 * A field is a mark, its code, a mark, its result, a mark. A result that Word computes is one object with its field; other
 * results are text inside a wrapper. Halves of fields that span paragraphs stay as they are.
 */
export function joinFields(items: readonly WordItem[], writer: MarkupWriter): InlineItem[] {
  const joined: InlineItem[] = []
  for (let at = 0; at < items.length; at++) {
    const item = items[at] as WordItem
    const field = item.fieldMark === 'begin' ? findField(items, at) : undefined
    if (!field) {
      joined.push(item)
      continue
    }
    const { separator, end } = field
    const code = items
      .slice(at, separator < 0 ? end : separator)
      .map(({ fieldCode = '' }) => fieldCode)
      .join('')
    if (separator >= 0 && !isComputed(code)) {
      const open = writeItems(items.slice(at, separator + 1), writer)
      joined.push({ kind: 'open', open, close: writeItems(items.slice(end, end + 1), writer), mayRepeat: false })
      for (const inner of joinFields(items.slice(separator + 1, end), writer)) joined.push(inner)
      joined.push({ kind: 'close' })
      at = end
    } else if (!items.slice(at, end).some(({ kind }) => kind === 'open' || kind === 'close')) {
      const markup = writeItems(items.slice(at, end + 1), writer)
      joined.push({ kind: 'object', markup, format: betweenRuns, readAs: '0' })
      at = end
    } else joined.push(item)
  }
  return joined
}

/** Where the field that begins here ends, if it does so in this paragraph and on the same level. */
function findField(items: readonly WordItem[], from: number): FieldRange | undefined {
  let fields = 0
  let wrappers = 0
  let separator = -1
  for (let at = from; at < items.length && at - from < longestField; at++) {
    const { kind, fieldMark } = items[at] as WordItem
    if (kind === 'open') wrappers++
    else if (kind === 'close' && --wrappers < 0) return undefined
    if (fieldMark === 'begin') fields++
    else if (fieldMark === 'separate' && fields === 1 && wrappers === 0) separator = at
    else if (fieldMark === 'end' && --fields === 0) return wrappers === 0 ? { separator, end: at } : undefined
  }
  return undefined
}

/** In items. Longer ones stay as they are, so that the search takes linear time. */
const longestField = 5000

const writeItems = (items: readonly WordItem[], writer: MarkupWriter): string =>
  items
    .map((item) => {
      if (item.kind === 'text') return writer.run(item.format, writer.text(item.text))
      if (item.kind === 'object') return item.format < 0 ? item.markup : writer.run(item.format, item.markup)
      return ''
    })
    .join('')

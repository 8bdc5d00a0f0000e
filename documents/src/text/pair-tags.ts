import type { InlineItem } from '../segments/inline.ts'

type InlineObject = Extract<InlineItem, { kind: 'object' }>
export type TagName = { readonly name: string; readonly isEnd: boolean }

const mostOpenTags = 50

/** Turns objects that are a start tag and its end tag into a pair around what is between them. Others stand alone. */
export function pairTags(
  items: readonly InlineItem[],
  readTag: (object: InlineObject) => TagName | undefined,
): InlineItem[] {
  const paired = [...items]
  let open: { readonly name: string; readonly at: number; readonly markup: string }[] = []
  for (const [at, item] of items.entries()) {
    const tag = item.kind === 'object' ? readTag(item) : undefined
    if (item.kind !== 'object' || !tag) continue
    if (!tag.isEnd) {
      if (open.length < mostOpenTags) open.push({ name: tag.name, at, markup: item.markup })
      continue
    }
    const partner = open.findLastIndex(({ name }) => name === tag.name)
    const start = open[partner]
    if (!start) continue
    // A copy of the element would have the same id.
    const mayRepeat = !/\sid\s?=/i.test(start.markup)
    paired[start.at] = { kind: 'open', open: start.markup, close: item.markup, mayRepeat }
    paired[at] = { kind: 'close' }
    open = open.slice(0, partner)
  }
  return paired
}

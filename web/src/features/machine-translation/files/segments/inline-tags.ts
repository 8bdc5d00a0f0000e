/** Formatting that starts or ends, or something that stays as it is. */
export type InlineTag = { readonly edge: 'open' | 'close' | 'alone'; readonly number: number; readonly written: string }
export type Token = string | InlineTag

const inlineTag = /<(\/?)([gx])(\d{1,6})(\/?)>/g

/** Text and tags, in their order. What only looks like a tag is text. */
export function readTokens(text: string): readonly Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const match of text.matchAll(inlineTag)) {
    const [written, slash, kind, number, alone] = match
    const edge = kind === 'x' ? 'alone' : slash ? 'close' : 'open'
    if ((kind === 'x') !== Boolean(alone) || (kind === 'x' && slash)) continue
    if (match.index > end) tokens.push(text.slice(end, match.index))
    tokens.push({ edge, number: Number(number), written })
    end = match.index + written.length
  }
  if (end < text.length) tokens.push(text.slice(end))
  return tokens
}

const tagsOf = (text: string): readonly InlineTag[] =>
  readTokens(text).filter((token): token is InlineTag => typeof token !== 'string')

/** The tags of the source that the translation does not have. */
export function missingTags(source: string, translation: string): readonly InlineTag[] {
  const there = tagsOf(translation).map(({ written }) => written)
  return tagsOf(source).filter(({ written }) => {
    const at = there.indexOf(written)
    if (at >= 0) there.splice(at, 1)
    return at < 0
  })
}

/** Whether every end comes after its own start, with nothing open in between. */
export function areTagsNested(text: string): boolean {
  const open: number[] = []
  for (const { edge, number } of tagsOf(text)) {
    if (edge === 'open') open.push(number)
    else if (edge === 'close' && open.pop() !== number) return false
  }
  return open.length === 0
}

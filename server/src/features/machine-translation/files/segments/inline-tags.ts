const inlineTag = /<(?:g\d+|\/g\d+|x\d+\/)>/g

const listTags = (text: string): readonly string[] => text.match(inlineTag) ?? []

/** The tags of a source text, as a person reads them; null if the translation has the same ones, well nested. */
export function findTagProblem(source: string, translation: string): string | null {
  const wanted = listTags(source)
  const found = listTags(translation)
  const isSame = wanted.toSorted().join() === found.toSorted().join()
  return isSame && isNested(found) ? null : wanted.join(' ') || '–'
}

function isNested(tags: readonly string[]): boolean {
  const open: string[] = []
  for (const tag of tags) {
    if (tag.startsWith('<g')) open.push(tag)
    else if (tag.startsWith('</') && open.pop() !== tag.replace('/', '')) return false
  }
  return open.length === 0
}

import type { InlinePart } from '../../tags/inline-parts.ts'

type Spacing = { readonly before: boolean; readonly after: boolean }

/** The engine may move an empty tag over the space next to it, such as that of a footnote. This moves it back. */
export function keepSpacing(answer: readonly InlinePart[], source: readonly InlinePart[]): readonly InlinePart[] {
  const wanted = new Map(
    source.flatMap((part, index) => (part.kind === 'empty' ? [[part.id, spacingAt(source, index)] as const] : [])),
  )
  const result = [...answer]
  for (const [index, part] of answer.entries()) {
    const spacing = part.kind === 'empty' ? wanted.get(part.id) : undefined
    const [previous, next] = [result[index - 1], result[index + 1]]
    if (!spacing || spacing.before === spacing.after || previous?.kind !== 'text' || next?.kind !== 'text') continue
    const found = spacingAt(result, index)
    if (found.before !== spacing.after || found.after !== spacing.before) continue
    result[index - 1] = text(spacing.before ? `${previous.text} ` : previous.text.slice(0, -1))
    result[index + 1] = text(spacing.after ? ` ${next.text}` : next.text.slice(1))
  }
  return result
}

const text = (content: string): InlinePart => ({ kind: 'text', text: content })

function spacingAt(parts: readonly InlinePart[], index: number): Spacing {
  const [previous, next] = [parts[index - 1], parts[index + 1]]
  return {
    before: previous?.kind === 'text' && previous.text !== previous.text.trimEnd(),
    after: next?.kind === 'text' && next.text !== next.text.trimStart(),
  }
}

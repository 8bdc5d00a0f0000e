import { type Block, type TextRun, textOfRuns } from './blocks.ts'
import { joinLines, type Line } from './lines.ts'

/** Lines that belong together. */
export type Fragment = {
  readonly x: number
  readonly top: number
  readonly bottom: number
  readonly right: number
  readonly size: number
  readonly runs: readonly TextRun[]
}

const marker = /^(?:[•◦▪▫‣●○■□–—*·\uf0b7\uf0a7\uf0d8-]|\d{1,3}[.)]|[a-z][.)]|\(\w{1,3}\))\s+(?=\S)/u
export const startsItem = (text: string): boolean => marker.test(text)
const sentenceEnd = /[.!?:;…。！？؟]["'”’)»]?$/

/** Joins the lines of a paragraph. `right` is where the longest line of the page ends. */
export function findFragments(lines: readonly Line[]): Fragment[] {
  const fragments: Fragment[] = []
  const edges = rightEdges(lines)
  let last: Line | undefined
  for (const line of lines) {
    const open = fragments.at(-1)
    if (open && last && continues(open, last, line, edges)) {
      fragments[fragments.length - 1] = {
        ...open,
        bottom: line.y,
        right: Math.max(open.right, line.right),
        runs: joinLines(open.runs, line.runs),
      }
    } else {
      const { x, y, right, size, runs } = line
      fragments.push({ x, top: y, bottom: y, right, size, runs })
    }
    last = line
  }
  return fragments
}

/** The furthest end of a line for each start, in steps of 10 points. */
function rightEdges(lines: readonly Line[]): Map<number, number> {
  const edges = new Map<number, number>()
  for (const { x, right } of lines) {
    const column = Math.round(x / 10)
    edges.set(column, Math.max(edges.get(column) ?? 0, right))
  }
  return edges
}

function continues(fragment: Fragment, last: Line, line: Line, edges: ReadonlyMap<number, number>): boolean {
  const pitch = last.y - line.y
  const { size } = fragment
  if (Math.abs(line.size - size) > size * 0.08 || pitch <= size * 0.4 || pitch > size * 1.75) return false
  const text = textOfRuns(line.runs)
  if (marker.test(text)) return false
  const isItem = marker.test(textOfRuns(fragment.runs))
  const indent = line.x - fragment.x
  if (isItem ? indent < -2 || indent > size * 4 : Math.abs(indent) > size * 2.5) return false
  const edge = Math.max(edges.get(Math.round(line.x / 10)) ?? 0, last.right)
  const firstWord = ((text.split(/\s/)[0]?.length ?? 0) + 1) * size * 0.45
  const hadRoom = last.right + firstWord < edge
  return !(hadRoom && sentenceEnd.test(textOfRuns(last.runs).trim()))
}

/** Headings are larger than the text, and items begin with a bullet or number. */
export function blockOf({ size, runs }: Pick<Fragment, 'size' | 'runs'>, usualSize: number): Block {
  const text = textOfRuns(runs)
  const ratio = size / usualSize
  if (ratio > 1.12 && text.length < 300) return { kind: 'heading', level: ratio > 1.7 ? 1 : ratio > 1.35 ? 2 : 3, runs }
  const found = marker.exec(text)?.[0]
  if (found === undefined) return { kind: 'paragraph', runs }
  return { kind: 'item', marker: found.trim(), runs: withoutStart(runs, found.length) }
}

function withoutStart(runs: readonly TextRun[], length: number): TextRun[] {
  const rest: TextRun[] = []
  let left = length
  for (const run of runs) {
    const text = run.text.slice(Math.min(left, run.text.length))
    left = Math.max(0, left - run.text.length)
    if (text !== '') rest.push({ ...run, text })
  }
  return rest
}

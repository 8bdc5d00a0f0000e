import type { Line } from './lines.ts'

const leastLines = 5
/** Of a column. Lines of text fill it; cells of a table do not. */
const fullShare = 0.7
/** Of the page. */
const leastColumnShare = 0.25
const mostSwitches = 3

/**
 * Some programs write a page with two columns line by line, across both. Puts the lines of such a page in reading order:
 * the left column, then the right one, between lines that go over the whole width.
 */
export function orderColumns(lines: readonly Line[], pageWidth: number): readonly Line[] {
  const gutter = findGutter(lines, pageWidth)
  if (gutter === undefined) return lines
  const sideOf = ({ x, right }: Line): 'left' | 'right' | 'both' =>
    right <= gutter ? 'left' : x >= gutter ? 'right' : 'both'
  const switches = lines.filter((line, at) => at > 0 && sideOf(line) !== sideOf(lines[at - 1] as Line)).length
  if (switches <= mostSwitches) return lines
  const ordered: Line[] = []
  const right: Line[] = []
  for (const line of [...lines].sort((one, other) => other.y - one.y || one.x - other.x)) {
    const side = sideOf(line)
    if (side === 'right') right.push(line)
    else {
      if (side === 'both') ordered.push(...right.splice(0))
      ordered.push(line)
    }
  }
  return [...ordered, ...right]
}

/** Where the space between two columns of text is, near the middle of the page. */
export function findGutter(lines: readonly Line[], pageWidth: number): number | undefined {
  for (let percent = 40; percent <= 60; percent++) {
    const place = (pageWidth * percent) / 100
    const left = lines.filter(({ right }) => right <= place)
    const right = lines.filter(({ x }) => x >= place)
    const crossing = lines.length - left.length - right.length
    const leastWidth = pageWidth * leastColumnShare
    if (isColumn(left, leastWidth) && isColumn(right, leastWidth) && crossing <= lines.length * 0.2) return place
  }
  return undefined
}

/** Whether most lines are as long as the others. */
function isColumn(lines: readonly Line[], leastWidth: number): boolean {
  if (lines.length < leastLines) return false
  const start = Math.min(...lines.map(({ x }) => x))
  const end = Math.max(...lines.map(({ right }) => right))
  if (end - start < leastWidth) return false
  const full = lines.filter(({ x, right }) => right - x >= (end - start) * fullShare)
  return full.length >= lines.length * 0.6
}

import { limits } from '../../limits.ts'
import type { Cue, Line, Span, Style } from '../../model/cue.ts'
import { tidyLine } from '../../model/spans.ts'
import { screenColumns, screenRows } from './codes.ts'

type ScreenCell = { readonly character: string; readonly style: Style }
type Row = Map<number, ScreenCell>

/** One of the two memories of a decoder: what is shown, or what is being loaded. */
export class Screen {
  #rows = new Map<number, Row>()

  put(row: number, column: number, character: string, style: Style): void {
    if (column >= limits.captionColumns) return
    const cells = this.#rows.get(row) ?? new Map<number, ScreenCell>()
    cells.set(column, { character, style })
    this.#rows.set(row, cells)
  }

  erase(): void {
    this.#rows.clear()
  }

  get isEmpty(): boolean {
    return ![...this.#rows.values()].some(hasText)
  }

  /** Moves all rows up by one and drops those above the window. */
  rollUp(windowRows: number): void {
    const moved = [...this.#rows].map(([row, cells]): [number, Row] => [row - 1, cells])
    this.#rows = new Map(moved.filter(([row]) => row > screenRows - windowRows))
  }

  /** The text and its position; undefined where nothing is shown. */
  read(): Pick<Cue, 'lines' | 'align' | 'vertical'> | undefined {
    const rows = [...this.#rows].filter(([, cells]) => hasText(cells)).sort(([one], [other]) => one - other)
    const first = rows[0]
    if (!first) return undefined
    const columns = rows.flatMap(([, cells]) =>
      [...cells].filter(([, { character }]) => character !== ' ').map(([column]) => column),
    )
    const middle = (Math.min(...columns) + Math.max(...columns) + 1) / 2
    const offset = middle - screenColumns / 2
    const top = first[0]
    return {
      lines: rows.map(([, cells]) => readRow(cells)),
      ...(Math.abs(offset) > 1.5 ? { align: offset < 0 ? 'left' : 'right' } : {}),
      ...(top <= 4 ? { vertical: 'top' } : top <= 9 ? { vertical: 'middle' } : {}),
    }
  }
}

const hasText = (row: Row): boolean => [...row.values()].some(({ character }) => character.trim() !== '')

/** A space has the style of the character before it, so that no span starts or ends with one. */
function readRow(cells: Row): Line {
  const columns = [...cells].filter(([, { character }]) => character !== ' ').map(([column]) => column)
  const spans: Span[] = []
  for (let column = Math.min(...columns); column <= Math.max(...columns); column++) {
    const { character, style } = cells.get(column) ?? { character: ' ', style: {} }
    const before = spans.at(-1)
    spans.push(character === ' ' && before ? { ...before, text: ' ' } : { ...style, text: character })
  }
  return tidyLine(spans)
}

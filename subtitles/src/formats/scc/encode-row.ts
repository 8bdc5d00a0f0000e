import { nearestColor } from '../../model/colors.ts'
import type { Line, Style } from '../../model/cue.ts'
import { haveSameStyle } from '../../model/spans.ts'
import { codeOf } from './characters.ts'
import { captionColors, midRow, midRowItalics, rowAddresses, tabOffset } from './codes.ts'

/** One word, or a control code that is sent twice in consecutive frames. */
export type Words = readonly number[]
export const twice = (code: number): Words => [code, code]

/** A column of a row: a character, or a change of style, which takes one too. */
export type Cell = { readonly character: string } | { readonly styleCode: number }

/** The columns of a line. A change of style takes the place of a space where there is one. */
export function cellsOf(line: Line): Cell[] {
  const cells: Cell[] = []
  let current: Style = {}
  for (const { text, ...wanted } of line) {
    const style = shownStyle(wanted)
    let rest = text
    if (!haveSameStyle(style, current)) {
      const last = cells.at(-1)
      if (last && 'character' in last && last.character === ' ') cells.pop()
      else if (rest.startsWith(' ') && cells.length > 0) rest = rest.slice(1)
      cells.push(...styleCodes(style).map((styleCode) => ({ styleCode })))
      current = style
    }
    for (const character of rest) cells.push({ character })
  }
  return cells
}

/** The nearest style that captions have. There is no bold. */
function shownStyle({ isItalic, isUnderlined, color }: Style): Style {
  const name = color === undefined ? 'white' : nearestColor(color, captionColors)
  return {
    ...(isItalic ? { isItalic } : {}),
    ...(isUnderlined ? { isUnderlined } : {}),
    ...(name === 'white' ? {} : { color: name }),
  }
}

const captionNumbers = new Map<string | undefined, number>(captionColors.map((name, index) => [name, index]))

/** A color ends italics, so both need two codes. */
function styleCodes({ isItalic, isUnderlined, color }: Style): number[] {
  const number = captionNumbers.get(color) ?? 0
  const underline = isUnderlined ? 1 : 0
  if (!isItalic) return [midRow + number * 2 + underline]
  return [...(number > 0 ? [midRow + number * 2] : []), midRowItalics + underline]
}

/** The words that write a row from a column on. Characters travel in pairs. */
export function encodeRow(cells: readonly Cell[], row: number, column: number): Words[] {
  const [high, low] = rowAddresses[row - 1] ?? [0x14, 0x60]
  const words: Words[] = [twice((high << 8) | (low + 0x10 + Math.floor(column / 4) * 2))]
  if (column % 4 > 0) words.push(twice(tabOffset + (column % 4)))
  let waiting: number | undefined
  const sendWaiting = (): void => {
    if (waiting !== undefined) words.push([waiting << 8])
    waiting = undefined
  }
  const send = (byte: number): void => {
    if (waiting === undefined) waiting = byte
    else {
      words.push([(waiting << 8) | byte])
      waiting = undefined
    }
  }
  for (const cell of cells) {
    if ('styleCode' in cell) {
      sendWaiting()
      words.push(twice(cell.styleCode))
      continue
    }
    const code = codeOf(cell.character)
    if ('byte' in code) {
      send(code.byte)
      continue
    }
    if (code.before !== undefined) send(code.before)
    sendWaiting()
    words.push(twice(code.pair))
  }
  sendWaiting()
  return words
}

import { Cell } from '../../count/cell.ts'
import { isOn } from '../../count/markup.ts'
import type { TextCounter } from '../../count/text-counter.ts'
import { readAttribute } from '../../xml/attributes.ts'
import type { XmlEvents } from '../../xml/xml-reader.ts'
import type { SharedTexts } from './shared-texts.ts'

const headersAndFooters = /^s:(?:odd|even|first)(?:Header|Footer)$/
const longestHeader = 4096
const longestIndex = 20

/** Counts one sheet. Hidden rows and columns and the results of formulas do not count. */
export function countSheet(shared: SharedTexts, textCounter: TextCounter): XmlEvents {
  const hiddenColumns: (readonly [number, number])[] = []
  const cell = new Cell(textCounter)
  let type = ''
  let element = ''
  let index = ''
  let header = ''
  let hasFormula = false
  let isRowHidden = false
  let isHidden = false
  let column = 0
  let root = ''

  const openCell = (attributes: string): void => {
    type = readAttribute(attributes, 't') ?? ''
    index = ''
    hasFormula = false
    if (hiddenColumns.length > 0) column = columnOf(readAttribute(attributes, 'r')) ?? column + 1
    isHidden = isRowHidden || hiddenColumns.some(([from, to]) => column >= from && column <= to)
  }
  const addText = (piece: string): void => {
    if (hasFormula || isHidden) {
      if (piece.trim() !== '') textCounter.note(hasFormula ? 'formulas' : 'hidden_cells')
    } else cell.add(piece)
  }
  const closeCell = (): void => {
    if (type === 'inlineStr' || type === 'str') cell.end()
    // An empty cell has no index, and Number('') would be the first text.
    if (type === 's' && index.trim() !== '') {
      const size = shared.at(Number(index))
      if (!isHidden) textCounter.addSize(size)
      else if (size.words > 0) textCounter.note('hidden_cells')
    }
    type = ''
  }

  return {
    open(name, attributes) {
      root ||= name
      element = name
      if (name === 's:c') openCell(attributes)
      else if (name === 's:f') hasFormula = true
      else if (name === 's:row') {
        isRowHidden = isOn(readAttribute(attributes, 'hidden'))
        column = 0
      } else if (name === 's:col' && isOn(readAttribute(attributes, 'hidden')) && hiddenColumns.length < mostRanges)
        hiddenColumns.push([Number(readAttribute(attributes, 'min')), Number(readAttribute(attributes, 'max'))])
      else if (name === 's:oleObject') textCounter.note('embedded_objects')
    },
    text(piece) {
      if (element === 's:v') {
        if (type === 's' && index.length < longestIndex) index += piece
        if (type === 'str') addText(piece)
      } else if (element === 's:t' && type === 'inlineStr') addText(piece)
      else if (headersAndFooters.test(element) && header.length < longestHeader) header += piece
    },
    close(name) {
      element = ''
      if (name === 's:c') closeCell()
      if (header !== '') {
        textCounter.endWord()
        textCounter.add(removeHeaderCodes(header))
        textCounter.endWord()
        header = ''
      }
      if (name === root && root !== 's:worksheet') textCounter.note('unknown_structure')
    },
  }
}

const mostRanges = 1000

/** `BC12` is in column 55. */
function columnOf(reference: string | undefined): number | undefined {
  if (!reference) return undefined
  let column = 0
  for (let at = 0; at < reference.length && at < 3; at++) {
    const letter = reference.charCodeAt(at) - 64
    if (letter < 1 || letter > 26) break
    column = column * 26 + letter
  }
  return column || undefined
}

/** `&L&"Arial"&12Report&RPage &P` becomes Report and Page. Page numbers, dates and file names are codes. */
function removeHeaderCodes(header: string): string {
  return header.replace(/&(?:"[^"&]{0,99}"|K[0-9A-Fa-f]{6}|K\d\d[-+]\d{3}|\d{1,3}|[^\d"])/g, (code) => {
    if (code === '&&') return '&'
    return /^&[LCR]$/.test(code) ? '\n' : ''
  })
}

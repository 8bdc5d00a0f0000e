import { Cell } from '../../count/cell.ts'
import { countMarkup, type Markup } from '../../count/markup.ts'
import type { TextCounter } from '../../count/text-counter.ts'
import type { XmlEvents } from '../../xml/xml-reader.ts'

const drawing = /officedocument\.drawing\+xml$|drawingml\.(?:diagramdata|chartshapes)\+xml$/
const chart = /drawingml\.chart\+xml$|ms-office\.chartex\+xml$/

const markup: Markup = {
  texts: new Set(['a:t']),
  blocks: new Set(['a:p']),
  marks: new Map([['a:br', '\n']]),
  unread: new Set(['mc:Fallback', 'a:fld']),
  noted: new Map(),
}

/** Counts parts that all office formats share: drawings, SmartArt and charts. */
export function countDrawing(
  contentType: string,
  textCounter: TextCounter,
  isInWorkbook = false,
): XmlEvents | undefined {
  if (drawing.test(contentType)) return countMarkup(markup, textCounter)
  if (chart.test(contentType)) return countChart(textCounter, isInWorkbook)
  return undefined
}

const caches = new Set(['c:strCache', 'c:strLit', 'c:multiLvlStrCache', 'cx:strDim', 'cx:txData'])
const cached = new Set(['c:v', 'cx:pt', 'cx:v'])

/**
 * Counts titles of the chart and its axes, categories and names of series, but no numbers. In a workbook, text that comes
 * from cells is counted with the cells only.
 */
function countChart(textCounter: TextCounter, isInWorkbook: boolean): XmlEvents {
  const rich = countMarkup(markup, textCounter)
  const cell = new Cell(textCounter)
  let isInCache = false
  let isValue = false
  return {
    open(name, attributes) {
      if (caches.has(name)) isInCache = !isInWorkbook || name === 'c:strLit'
      isValue = isInCache && cached.has(name)
      rich.open?.(name, attributes)
    },
    text(piece) {
      if (isValue) cell.add(piece)
      else rich.text?.(piece)
    },
    close(name) {
      if (isValue) cell.end()
      isValue = false
      if (caches.has(name)) isInCache = false
      rich.close?.(name)
    },
  }
}

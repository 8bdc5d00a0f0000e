import { describe, expect, it } from 'vitest'
import { readRecognizedText } from '../../recognition/recognized-text.ts'
import { findRecognizedTables } from './recognized-tables.ts'

type Placed = { readonly text: string; readonly left: number; readonly top: number }

const letterWidth = 10
const height = 20
const row = (level: number, block: number, line: number, { text, left, top }: Placed): string =>
  [level, 1, block, 1, line, 1, left, top, text.length * letterWidth, height, level === 5 ? 95 : -1, text].join('\t')

/** The rows that tesseract writes for blocks of lines of words. */
function tesseractRows(blocks: readonly (readonly (readonly Placed[])[])[]): string {
  const rows = blocks.flatMap((lines, block) =>
    lines.flatMap((words, line) => [
      row(4, block, line, { ...(words[0] as Placed), text: '' }),
      ...words.map((word) => row(5, block, line, word)),
    ]),
  )
  return ['level\tpage_num', ...rows].join('\n')
}

function tablesOf(blocks: readonly (readonly (readonly Placed[])[])[]): string[][][] {
  const text = readRecognizedText(tesseractRows(blocks))
  const tables = new Set(text ? findRecognizedTables(text, height).values() : [])
  return [...tables].map(({ rows }) => rows.map((cells) => cells.map((runs) => runs.map((run) => run.text).join(''))))
}
const at = (left: number, top: number, text: string): Placed => ({ left, top, text })

describe('A table of a scanned page', () => {
  it('is found where each row is a line with wide gaps, with numbers that end at one place', () => {
    const lines = [
      [at(100, 100, 'Two'), at(140, 100, 'roads'), at(600, 102, '1,200')],
      [at(100, 140, 'School'), at(630, 141, '90')],
    ]
    expect(tablesOf([lines])).toEqual([
      [
        ['Two roads', '1,200'],
        ['School', '90'],
      ],
    ])
  })
  it('is found where each column was taken for a block', () => {
    const left = [[at(100, 100, 'Room')], [at(100, 140, 'Hall')]]
    const right = [[at(500, 101, 'Hours')], [at(501, 139, 'Always')]]
    expect(tablesOf([left, right])).toEqual([
      [
        ['Room', 'Hours'],
        ['Hall', 'Always'],
      ],
    ])
  })
  it('begins at the right where the text does', () => {
    const lines = [0, 40].map((y) => [at(700, y, 'الغرفة'), at(100, y, 'الساعات')])
    expect(tablesOf([lines])[0]?.[0]).toEqual(['الغرفة', 'الساعات'])
  })
  it('is not made of two columns of text', () => {
    const column = (left: number): Placed[][] =>
      Array.from({ length: 8 }, (_, line) => [at(left, 100 + line * 30, 'Lines of a long text here')])
    expect(tablesOf([column(50), column(400)])).toEqual([])
  })
})

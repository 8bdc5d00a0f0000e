import type { Region } from '../../model/cue.ts'

const percentPerLine = 5.33

/** A region block, without its first line. */
export function readRegion(lines: readonly string[]): Region {
  const values = new Map(lines.map((line) => splitOnce(line)))
  const [, anchorY] = percentsOf(values.get('regionanchor'))
  const [x, y] = percentsOf(values.get('viewportanchor'))
  const height = numberOf(values.get('lines'), 3) * percentPerLine
  return {
    id: values.get('id') ?? '',
    x,
    y: Math.round(y - (height * anchorY) / 100),
    width: numberOf(values.get('width'), 100),
    height: Math.round(height),
    vertical: 'bottom',
  }
}

function splitOnce(line: string): [string, string] {
  const colon = line.indexOf(':')
  return [line.slice(0, Math.max(0, colon)).trim(), line.slice(colon + 1).trim()]
}

const percentsOf = (pair = '0%,100%'): [number, number] => {
  const [x, y] = pair.split(',')
  return [numberOf(x, 0), numberOf(y, 100)]
}

function numberOf(text: string | undefined, otherwise: number): number {
  const number = Number.parseFloat(text ?? '')
  return Number.isFinite(number) ? number : otherwise
}

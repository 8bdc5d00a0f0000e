import type { OpenFont } from './open-font.ts'
import { operand } from './operand.ts'

/** Path operators in font units. TrueType curves are quadratic; PDF has cubic ones only. */
export function glyphOutline({ font }: OpenFont, glyph: number): string {
  let [x, y] = [0, 0]
  const path: string[] = []
  for (const { type, values } of font.glyphToJson(glyph)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values
    if (type === 'M') path.push(`${a} ${b} m`)
    else if (type === 'L') path.push(`${a} ${b} l`)
    else if (type === 'Q') path.push(`${cubic(x, y, a, b, c, d)} c`)
    else if (type === 'C') path.push(`${values.join(' ')} c`)
    else path.push('h')
    if (type === 'M' || type === 'L') [x, y] = [a, b]
    if (type === 'Q') [x, y] = [c, d]
    if (type === 'C') [x, y] = [e, f]
  }
  return `${path.join('\n')}\nf`
}

const cubic = (x: number, y: number, a: number, b: number, c: number, d: number): string =>
  [x + (2 * (a - x)) / 3, y + (2 * (b - y)) / 3, c + (2 * (a - c)) / 3, d + (2 * (b - d)) / 3, c, d]
    .map((each) => operand(each, 1))
    .join(' ')

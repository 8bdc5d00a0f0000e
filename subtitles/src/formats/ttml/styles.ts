import { RefusalError } from '@portolan/documents/refusal'
import { limits } from '../../limits.ts'
import { parseColor } from '../../model/colors.ts'
import type { Region, Style } from '../../model/cue.ts'
import type { Attributes } from '../../text/xml.ts'

const properties = [
  'fontStyle',
  'fontWeight',
  'textDecoration',
  'color',
  'textAlign',
  'displayAlign',
  'direction',
  'origin',
  'extent',
] as const

/** Values of style properties, as written. */
export type TtmlStyle = { readonly [name in (typeof properties)[number]]?: string }

/** Styles that refer to styles. Longer chains would overflow the stack. */
const deepestReference = 64

/** The declared styles of a file. Each is resolved once, because styles can refer to each other many times over. */
export class TtmlStyles {
  readonly #declared = new Map<string, Attributes>()
  readonly #resolved = new Map<string, TtmlStyle>()
  #depth = 0

  declare(id: string, attributes: Attributes): void {
    if (this.#declared.size >= limits.declarations) throw new RefusalError('too_large_to_read', 'styles')
    this.#declared.set(id, attributes)
  }

  /** The styles that an element refers to, then its own. */
  of(attributes: Attributes): TtmlStyle {
    const style: { [name in (typeof properties)[number]]?: string } = {}
    for (const id of new Set((attributes.get('style') ?? '').split(/\s/))) Object.assign(style, this.#resolve(id))
    for (const name of properties) {
      const value = attributes.get(name)
      if (value !== undefined) style[name] = value
    }
    return style
  }

  #resolve(id: string): TtmlStyle {
    const known = this.#resolved.get(id)
    if (known) return known
    const declared = this.#declared.get(id)
    this.#resolved.set(id, {}) // ends circles
    this.#depth++
    const style = declared && this.#depth < deepestReference ? this.of(declared) : {}
    this.#depth--
    this.#resolved.set(id, style)
    return style
  }
}

export function textStyleOf({ fontStyle, fontWeight, textDecoration, color: written }: TtmlStyle): Style {
  const color = parseColor(written)
  return {
    ...(fontStyle === 'italic' || fontStyle === 'oblique' ? { isItalic: true } : {}),
    ...(fontWeight === 'bold' ? { isBold: true } : {}),
    ...(/\bunderline\b/.test(textDecoration ?? '') ? { isUnderlined: true } : {}),
    ...(color === undefined ? {} : { color }),
  }
}

export function regionOf(id: string, { origin, extent, displayAlign }: TtmlStyle): Region {
  const [x, y] = percentsOf(origin, 0)
  const [width, height] = percentsOf(extent, 100)
  const vertical = displayAlign === 'after' ? 'bottom' : displayAlign === 'center' ? 'middle' : 'top'
  return { id, x, y, width, height, vertical }
}

/** Regions in pixels or cells fill the picture, as their size is not known. */
function percentsOf(pair: string | undefined, otherwise: number): [number, number] {
  const [x, y] = (pair ?? '')
    .trim()
    .split(/\s+/)
    .map((part) => (part.endsWith('%') ? Number.parseFloat(part) : Number.NaN))
  return x === undefined || y === undefined || Number.isNaN(x + y) ? [otherwise, otherwise] : [x, y]
}

import { RefusalError } from '@portolan/documents/refusal'
import { limits } from '../../limits.ts'
import type { Region } from '../../model/cue.ts'
import type { Attributes } from '../../text/xml.ts'
import { regionOf, type TtmlStyle, TtmlStyles } from './styles.ts'

/** Reads styles, regions, speakers and the title. */
export class TtmlHead {
  readonly styles = new TtmlStyles()
  /** The attributes of each region, after those of the styles inside it. */
  readonly #regions = new Map<string, Attributes[]>()
  readonly #names = new Map<string, string[]>()
  readonly #title: string[] = []
  readonly #open: string[] = []
  #region: Attributes[] = []
  #regionAttributes: Attributes | undefined
  #name: string[] = []
  #declarations = 0

  open(name: string, attributes: Attributes): void {
    this.#open.push(name)
    const id = attributes.get('xml:id')
    if (name === 'style' && this.#regionAttributes) this.#region.push(attributes)
    else if (name === 'style' && id !== undefined) this.styles.declare(id, attributes)
    else if (name === 'region' && id !== undefined) {
      this.#regionAttributes = attributes
      this.#region = []
      this.#regions.set(id, this.#region)
    } else if (name === 'agent' && id !== undefined) {
      this.#name = []
      this.#names.set(id, this.#name)
    } else return
    if (++this.#declarations > limits.declarations) throw new RefusalError('too_large_to_read', 'declarations')
  }

  text(text: string): void {
    const name = this.#open.at(-1)
    if (name === 'title') this.#title.push(text)
    if (name === 'name') this.#name.push(text)
  }

  close(name: string): void {
    this.#open.pop()
    if (name !== 'region' || !this.#regionAttributes) return
    this.#region.push(this.#regionAttributes)
    this.#regionAttributes = undefined
  }

  /** What the body refers to, once the whole head is read. */
  finish(): TtmlDeclarations {
    const regionStyles = new Map(
      [...this.#regions].map(([id, parts]): [string, TtmlStyle] => [
        id,
        Object.assign({}, ...parts.map((attributes) => this.styles.of(attributes))),
      ]),
    )
    return {
      styles: this.styles,
      regionStyles,
      regions: new Map([...regionStyles].map(([id, style]) => [id, regionOf(id, style)])),
      speakers: new Map([...this.#names].map(([id, texts]) => [id, texts.join('').trim()])),
      title: this.#title.join('').trim(),
    }
  }
}

export type TtmlDeclarations = {
  readonly styles: TtmlStyles
  readonly regions: ReadonlyMap<string, Region>
  readonly regionStyles: ReadonlyMap<string, TtmlStyle>
  readonly speakers: ReadonlyMap<string, string>
  readonly title: string
}

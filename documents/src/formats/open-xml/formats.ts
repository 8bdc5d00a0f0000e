import type { XmlElement } from '../../xml/elements.ts'

/** Numbers the formats of one paragraph. Runs that look alike have one number, whatever else differs. */
export class Formats {
  readonly #numbers = new Map<string, number>()
  readonly #properties: (XmlElement | undefined)[] = []

  numberOf(look: string, properties: XmlElement | undefined): number {
    const met = this.#numbers.get(look)
    if (met !== undefined) return met
    this.#numbers.set(look, this.#properties.length)
    return this.#properties.push(properties) - 1
  }

  /** The properties of the first run of this format. */
  propertiesOf(format: number): XmlElement | undefined {
    return this.#properties[format]
  }
}

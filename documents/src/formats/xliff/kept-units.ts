import { readAttribute } from '../../xml/attributes.ts'
import { XmlReader } from '../../xml/xml-reader.ts'

const unit = /(?:^|:)(?:trans-unit|unit)$/

/** Tells for each unit whether it, its group or its file is marked as not to be translated. */
export class KeptUnits {
  readonly #coming: boolean[] = []
  readonly #marks: boolean[] = [false]
  readonly #reader = new XmlReader(
    { mayHaveDoctype: true },
    {
      open: (name, attributes) => {
        const mark = readAttribute(attributes, 'translate')
        const isKept = mark === undefined ? this.#marks.at(-1) === true : mark === 'no'
        this.#marks.push(isKept)
        if (unit.test(name)) this.#coming.push(isKept)
      },
      close: () => void this.#marks.pop(),
    },
  )
  #taken = 0

  read(xml: string): void {
    this.#coming.splice(0, this.#taken)
    this.#taken = 0
    this.#reader.write(xml)
  }

  takeNext(): boolean {
    return this.#coming[this.#taken++] === true
  }
}

import { applyEdits, type Edit } from '../../segments/edits.ts'
import { attributeOf, attributesOf } from '../../xml/element-attributes.ts'
import { childOf, elementsOf, isEmpty, markupOf, type XmlElement } from '../../xml/elements.ts'

const off = new Set(['0', 'false', 'off'])

/** Changes a list of properties. Word reports a broken file where they are not in the order of its schema. */
export class PropertyEditor {
  readonly #xml: string
  readonly #list: XmlElement | undefined
  readonly #prefix: string
  readonly #edits: Edit[] = []

  constructor(xml: string, list: XmlElement | undefined, prefix: string) {
    this.#xml = xml
    this.#list = list
    this.#prefix = prefix
  }

  /** The raw attributes of a property, such as ` w:val="28"`; undefined where the list does not have it. */
  attributesOf(name: string): string | undefined {
    const property = this.#find(name)
    if (!property) return undefined
    const tag = this.#xml.slice(property.start, property.openEnd)
    return tag
      .slice(this.#prefix.length + name.length + 1)
      .replace(/\/?>$/, '')
      .trimEnd()
  }

  /** Adds a property in its place, or turns it on where it is turned off. `order` are the names before it and its own. */
  put(name: string, order: readonly string[], attributes = ''): void {
    const markup = `<${this.#prefix}${name}${attributes}/>`
    const property = this.#find(name)
    if (property) {
      if (off.has(attributeOf(this.#xml, property, 'val') ?? ''))
        this.#edits.push({ start: property.start, end: property.end, text: markup })
      return
    }
    const before = new Set(order.slice(0, order.indexOf(name) + 1).map((earlier) => `w:${earlier}`))
    const previous = this.#list && elementsOf(this.#list).findLast((child) => before.has(child.name))
    const at = previous?.end ?? this.#list?.openEnd ?? 0
    this.#edits.push({ start: at, end: at, text: markup })
  }

  /** Takes edits of what is deeper inside the list. */
  addEdits(edits: readonly Edit[]): void {
    const { start = 0, end = 0 } = this.#list ?? {}
    for (const edit of edits) if (edit.start >= start && edit.end <= end) this.#edits.push(edit)
  }

  replace(name: string, attributes: string): void {
    const property = this.#find(name)
    if (property)
      this.#edits.push({ start: property.start, end: property.end, text: `<${this.#prefix}${name}${attributes}/>` })
  }

  setAttribute(name: string, attribute: string, value: string): void {
    const property = this.#find(name)
    if (!property) return
    const found = attributesOf(this.#xml, property).find((each) => each.name === `${this.#prefix}${attribute}`)
    if (found) this.#edits.push({ start: found.start, end: found.end, text: value })
    else {
      const at = property.start + 1 + this.#prefix.length + name.length
      this.#edits.push({ start: at, end: at, text: ` ${this.#prefix}${attribute}="${value}"` })
    }
  }

  /** The list as it is now. `name` is for one that did not exist. */
  write(name: string): string {
    const added = (): string => this.#edits.map(({ text }) => text).join('')
    if (!this.#list)
      return this.#edits.length === 0 ? '' : `<${this.#prefix}${name}>${added()}</${this.#prefix}${name}>`
    if (this.#edits.length === 0) return markupOf(this.#xml, this.#list)
    if (isEmpty(this.#list)) {
      const tag = this.#xml.slice(this.#list.start, this.#list.end).replace(/\s?\/>$/, '')
      return `${tag}>${added()}</${this.#prefix}${name}>`
    }
    // Sorting is stable: properties for one place stay in the order in which they were put.
    const edits = this.#edits.toSorted((one, other) => one.start - other.start || one.end - other.end)
    return applyEdits(this.#xml, edits, this.#list.start, this.#list.end)
  }

  #find(name: string): XmlElement | undefined {
    return this.#list && childOf(this.#list, `w:${name}`)
  }
}

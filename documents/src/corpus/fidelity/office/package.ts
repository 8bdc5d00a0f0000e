import { officeParts, type Parts } from '../../office-files.ts'
import { relationships, schemas, xmlHead } from '../../translated/namespaces.ts'
import { zipEntries, zipOf } from '../../zip-writer.ts'

export type Relation = {
  readonly id: string
  readonly type: string
  readonly target: string
  readonly mode?: 'External'
}

/** An office file that is built part by part, with its content types and relationships. */
export class OfficePackage {
  readonly #main: string
  readonly #parts: Parts = {}
  readonly #types: Record<string, string> = {}
  readonly #relations = new Map<string, Relation[]>()

  constructor(main: string) {
    this.#main = main
    this.relate('', { id: 'rIdMain', type: 'officeDocument', target: main })
  }

  add(name: string, contentType: string, body: string | Buffer): void {
    this.#parts[name] = typeof body === 'string' ? xmlHead + body : body
    this.#types[name] = contentType
  }

  /** Says that a part, or the package itself where it is empty, uses another part or an address. */
  relate(part: string, relation: Relation): void {
    this.#relations.set(part, [...(this.#relations.get(part) ?? []), relation])
  }

  toBytes(): Buffer {
    const parts = { ...this.#parts }
    for (const [part, relations] of this.#relations) {
      const nameAt = part.lastIndexOf('/') + 1
      parts[`${part.slice(0, nameAt)}_rels/${part.slice(nameAt)}.rels`] = relationsXml(relations)
    }
    return zipOf(zipEntries(officeParts(this.#main, this.#types, parts)))
  }
}

const relationsXml = (relations: readonly Relation[]): string =>
  `${xmlHead}<Relationships xmlns="${schemas}/package/2006/relationships">${relations
    .map(
      ({ id, type, target, mode }) =>
        `<Relationship Id="${id}" Type="${type.includes(':') ? type : `${relationships}/${type}`}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`,
    )
    .join('')}</Relationships>`

/** A red dot. */
export const tinyPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
)

import { ArchiveWriter } from '@portolan/documents/archive-writer'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006'
export const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The headings of the columns, in the language of the reader. */
export type TableHeadings = {
  readonly number: string
  readonly start: string
  readonly end: string
  readonly speaker: string
  readonly text: string
}

/** A zip of XML parts. The same parts give the same bytes. */
export async function packParts(parts: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  const archive = new ArchiveWriter({
    async appendFile(bytes) {
      chunks.push(bytes)
    },
  })
  for (const [name, xml] of Object.entries(parts)) await archive.add(name, declaration + xml)
  await archive.finish()
  return Buffer.concat(chunks)
}

/** Types of the parts, without `application/vnd.openxmlformats-officedocument.` before and `+xml` after them. */
export function contentTypes(types: Readonly<Record<string, string>>): string {
  const overrides = Object.entries(types).map(
    ([part, type]) =>
      `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
  )
  return `<Types xmlns="${packageNamespace}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`
}

export function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const list = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${officeRelations}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${packageNamespace}/relationships">${list.join('')}</Relationships>`
}

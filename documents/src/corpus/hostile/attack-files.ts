import type { FileType } from '../../file-types.ts'
import { docx, officeParts } from '../office-files.ts'
import { zipEntries, zipOf } from '../zip-writer.ts'

/** A file that once made a reader take seconds, hours or forever. */
export type AttackFile = { readonly name: string; readonly type: FileType; readonly make: () => Buffer }

const from =
  (...pieces: readonly string[]) =>
  (): Buffer =>
    Buffer.from(pieces.join(''))

/** A list of parts with one tag of this many characters and no equals sign. */
const longAttribute = (length: number) => (): Buffer => {
  const types = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default ContentType ${'a'.repeat(length)}/></Types>`
  return zipOf(zipEntries(officeParts('word/document.xml', {}, { '[Content_Types].xml': types })))
}

export const attackFiles: readonly AttackFile[] = [
  { name: 'blank60.json', type: 'json', make: from('\n'.repeat(60), 'hello world') },
  { name: 'blank24.po', type: 'po', make: from('\n'.repeat(24), 'hello world') },
  { name: 'blank-lines.po', type: 'po', make: from('\n'.repeat(60_000), 'hello world') },
  { name: 'attr48k.docx', type: 'docx', make: longAttribute(48_000) },
  { name: 'attr1m.docx', type: 'docx', make: longAttribute(1_000_000) },
  {
    name: 'xmlns1m.docx',
    type: 'docx',
    make: () => docx(undefined, { 'word/styles.xml': `<a${' xmlns:a'.repeat(120_000)}/>` }),
  },
  { name: 'quotes.po', type: 'po', make: from('msgid ', '\\"'.repeat(50_000), ' x') },
  { name: 'brackets.md', type: 'md', make: from('['.repeat(120_000)) },
  { name: 'tags.md', type: 'md', make: from('<a'.repeat(64_000)) },
  { name: 'tags.html', type: 'html', make: from('<p>', '<a'.repeat(64_000), '>') },
]

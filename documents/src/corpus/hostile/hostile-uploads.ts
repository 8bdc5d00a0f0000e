import { docx, paragraph, xlsx } from '../office-files.ts'
import { pdf } from '../pdf-files.ts'
import { zipEntries, zipOf } from '../zip-writer.ts'
import { attackFiles } from './attack-files.ts'

const MiB = 1024 * 1024

/** Twenty files that are as expensive to read as possible. A `scale` below 1 makes them cheaper to build. */
export function hostileUploads(scale: number): readonly { readonly name: string; readonly bytes: Buffer }[] {
  const times = (count: number): number => Math.ceil(count * scale)
  const text = `BT /F1 12 Tf (${'word '.repeat(20)}) Tj ET\n`
  const entries = Object.fromEntries(Array.from({ length: times(19_000) }, (_, n) => [`${n}.txt`, 'x']))
  return [
    ...attackFiles.map(({ name, make }) => ({ name, bytes: make() })),
    { name: 'bomb.zip', bytes: zipOf([{ name: 'a.txt', body: Buffer.alloc(34 * MiB) }]) },
    {
      name: 'nested.zip',
      bytes: zipOf([{ name: 'b.zip', body: zipOf([{ name: 'a.txt', body: Buffer.alloc(34 * MiB) }]) }]),
    },
    { name: 'many.zip', bytes: zipOf(zipEntries(entries)) },
    { name: 'spaces.pdf', bytes: pdf(['x'], { content: () => Buffer.alloc(300 * MiB, ' ') }) },
    { name: 'text.pdf', bytes: pdf(['x'], { content: () => Buffer.from(text.repeat(times(200_000))) }) },
    { name: 'pages.pdf', bytes: pdf(Array.from({ length: times(8_000) }, (_, n) => `Page ${n}`)) },
    {
      name: 'locked.pdf',
      bytes: pdf(
        Array.from({ length: times(2_000) }, () => 'x'),
        { password: '' },
      ),
    },
    { name: 'paragraphs.docx', bytes: docx(paragraph('one').repeat(times(700_000))) },
    {
      name: 'cells.xlsx',
      bytes: xlsx('<si><t>a b</t></si>', '<c t="s"><v>0</v></c>'.repeat(times(1_000_000))),
    },
    { name: 'chinese.txt', bytes: Buffer.from('客户的请求按发送的内容定价。'.repeat(times(600_000))) },
  ]
}

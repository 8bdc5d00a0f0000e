import { open, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { unzip } from '../corpus/translated/translate-bytes.ts'
import { type ZipEntry, type ZipOptions, zipEntries, zipOf } from '../corpus/zip-writer.ts'
import { withSource } from '../source.ts'
import { withTemporaryFile } from '../temporary-file.ts'
import { ChangedEntries } from './changed-entries.ts'
import { openArchive } from './directory.ts'
import { rewriteArchive } from './rewrite-archive.ts'

const entries = zipEntries({ 'a.txt': 'alpha', 'b.xml': '<b/>', 'c.bin': Buffer.alloc(1000, 7) })
const stored = entries.map((entry) => ({ ...entry, isStored: true }))
const withDescriptors = entries.map((entry) => ({
  ...entry,
  flags: 8,
  before: Buffer.from('504b0708'.padEnd(32, '0'), 'hex'),
}))
const zip64Extra = Buffer.concat([Buffer.from([1, 0, 8, 0]), Buffer.alloc(8)])

const cases: [string, ZipEntry[], ZipOptions][] = [
  ['packed entries', entries, {}],
  ['stored entries', stored, {}],
  ['sizes after the entries', [entries[0] as ZipEntry, ...withDescriptors.slice(1)], {}],
  ['a zip64 directory', entries, { zip64: {} }],
  ['extra fields', entries.map((entry) => ({ ...entry, extra: zip64Extra })), {}],
]

it.each(cases)('replaces one entry and copies the others: %s', async (_title, all, options) => {
  const path = join(tmpdir(), `documents-rewrite-${process.pid}-${Math.random()}`)
  const output = await open(path, 'wx')
  await withSource(zipOf(all, options), (source) =>
    withTemporaryFile(async (file) => {
      const archive = await openArchive(source, () => undefined)
      const changed = new ChangedEntries(file)
      const entry = archive.entries.find(({ name }) => name === 'b.xml')
      async function* content() {
        yield Buffer.from('<c>longer ')
        yield Buffer.from('text</c>')
      }
      if (entry) await changed.replace(entry, content(), () => true)
      await rewriteArchive(archive, changed, output, () => undefined)
    }),
  )
  await output.close()
  const files = await unzip(await readFile(path))
  expect(files['a.txt']?.toString()).toBe('alpha')
  expect(files['b.xml']?.toString()).toBe('<c>longer text</c>')
  expect(files['c.bin']).toEqual(Buffer.alloc(1000, 7))
})

// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { filesOfDrop } from './dropped-files.ts'
import { folderOf } from './file-folder.ts'
import { filesOfPaste } from './pasted-files.ts'

const fileEntry = (name: string, folder = '') => ({
  isFile: true,
  fullPath: `${folder}/${name}`,
  file: (found: (file: File) => void) => found(new File(['x'], name)),
})
/** As browsers do it: a hundred at a time, then nothing. */
const folderEntry = (entries: object[]) => ({
  isFile: false,
  createReader() {
    const left = [...entries]
    return { readEntries: (found: (some: object[]) => void) => found(left.splice(0, 100)) }
  },
})
const drop = (entries: (object | null)[], files: File[] = []) =>
  ({ items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })), files }) as unknown as DataTransfer
const names = async (transfer: DataTransfer) => (await filesOfDrop(transfer)).map(({ name }) => name)

it('takes every file of every folder that is dropped, but what file managers put there', async () => {
  const deep = folderEntry([fileEntry('deep.txt'), fileEntry('.DS_Store')])
  const dropped = drop([fileEntry('a.txt'), folderEntry([fileEntry('b.txt'), fileEntry('Thumbs.db'), deep])])
  expect(await names(dropped)).toEqual(['a.txt', 'b.txt', 'deep.txt'])
})

it('remembers in which folders a file was', async () => {
  const files = await filesOfDrop(drop([fileEntry('a.txt'), folderEntry([fileEntry('b.txt', '/delivery/de')])]))
  expect(files.map(folderOf)).toEqual(['', 'delivery/de'])
})

it('takes all of a folder that is listed in pieces', async () => {
  const many = Array.from({ length: 250 }, (_, index) => fileEntry(`${index}.txt`))
  expect(await names(drop([folderEntry(many)]))).toHaveLength(250)
})

it('takes plain files where the browser knows no entries', async () => {
  expect(await names(drop([], [new File(['x'], 'a.txt')]))).toEqual(['a.txt'])
})

it('names a pasted picture by its moment, and leaves other names', () => {
  const files = [new File(['x'], 'image.png', { type: 'image/png' }), new File(['x'], 'a.txt')]
  const pasted = filesOfPaste({ files } as unknown as DataTransfer, new Date('2026-11-15T10:33:21Z'))
  expect(pasted.map(({ name, type }) => [name, type])).toEqual([
    ['Pasted 2026-11-15 10.33.21.png', 'image/png'],
    ['a.txt', ''],
  ])
})

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fidelityDocuments } from '../corpus/fidelity/fidelity-documents.ts'
import { officeProgram, readPages, renderFiles } from '../corpus/fidelity/office-program.ts'
import { pseudoTranslateInto } from '../corpus/fidelity/pseudo-translation.ts'
import { segmentsOf, translateBytes } from '../corpus/translated/translate-bytes.ts'
import type { FileType } from '../file-types.ts'

const officeTypes: readonly FileType[] = ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp']
const documents = fidelityDocuments
  .filter(({ type }) => officeTypes.includes(type))
  .map((document) => ({ ...document, title: `${document.name}.${document.type}` }))
/** The ending is part of the name, as a PDF has the name of its source without the ending. */
const fileOf = (name: string, type: FileType, version: string): string => `${name}-${type}-${version}`
/** Shorter texts may be part of other words. */
const shortestText = 8

let folder = ''
const pagesOf = (name: string, type: FileType, version: string): Promise<string[]> =>
  readPages(join(folder, 'pages', `${fileOf(name, type, version)}.pdf`))

describe.skipIf(!officeProgram)('In LibreOffice (skipped where it is not installed)', { timeout: 240_000 }, () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'documents-rendering-'))
    await mkdir(join(folder, 'files'))
    for (const { name, type, from, make } of documents) {
      const source = make()
      const marked = await translateBytes(source, type, (text) => `${text}\u00ad`, from, from)
      const rewritten = await translateBytes(marked.bytes, type, (text) => text.replaceAll('\u00ad', ''), from, from)
      const target = from.startsWith('ar') ? 'ka' : 'ar'
      const translated = await translateBytes(source, type, pseudoTranslateInto(target), target, from)
      for (const [version, bytes] of Object.entries({
        source,
        rewritten: rewritten.bytes,
        translated: translated.bytes,
      }))
        await writeFile(join(folder, 'files', `${fileOf(name, type, version)}.${type}`), bytes)
    }
    await renderFiles(officeProgram ?? '', join(folder, 'files'), join(folder, 'pages'), join(folder, 'profile'))
  }, 240_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it.each(documents)(
    'MTFILE a document has the same pages after all its paragraphs were written again: $title',
    async ({ name, type }) => {
      const pages = await pagesOf(name, type, 'source')
      expect(pages.join('')).not.toBe('')
      expect(await pagesOf(name, type, 'rewritten')).toEqual(pages)
    },
  )

  it.each(documents)(
    'MTFILE a translated document shows no text of its source: $title',
    async ({ name, type, from, kept, make }) => {
      const shown = (await pagesOf(name, type, 'translated')).join('')
      expect(shown).not.toBe('')
      const { segments } = await segmentsOf(make(), type, from)
      const texts = segments
        .map(({ text }) => text.replace(/<[^>]*>|\s/g, ''))
        .filter((text) => text.length >= shortestText)
      expect(texts.filter((text) => shown.includes(text) && !kept.join('').includes(text))).toEqual([])
    },
  )
})

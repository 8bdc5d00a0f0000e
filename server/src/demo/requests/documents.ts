import { Readable } from 'node:stream'
import type { FileKind, FileRejection } from '@portolan/contract/job-requests/requests'
import { namedLanguage } from '../../features/reference/index.ts'
import { encodeWav } from '../../platform/sound/wav.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { machineStart } from '../desk/texts.ts'
import {
  handWashingFile,
  handWashingTexts,
  readHandWashing,
  subtitleName,
  writeHandWashingSubtitles,
} from './hand-washing.ts'
import { type DemoText, discharge, policyTerms } from './texts.ts'
import { wordFile } from './word-file.ts'

/** A stored file, shared by several demo requests. */
export type DemoFile = {
  readonly fileName: string
  readonly fileKey: string
  readonly category: FileKind
  readonly languageId: string | null
  readonly type: string
  readonly rejection: FileRejection | null
  readonly words: number | null
  readonly characters: number | null
  readonly size: number
  readonly sha256: string | null
}

type Draft = Pick<DemoFile, 'fileName' | 'category' | 'type'> &
  Partial<Pick<DemoFile, 'languageId' | 'rejection'>> & { readonly text: string; readonly bytes: Buffer }

const prefix = 'demo/requests/'
export const silenceSeconds = 3

async function keep(fileStore: FileStore, { text, bytes, ...draft }: Draft): Promise<DemoFile> {
  const { languageId = null, rejection = null, ...facts } = draft
  const fileKey = `${prefix}${languageId ?? draft.category.toLowerCase()}/${draft.fileName.replaceAll(/[^\w.]+/g, '-')}`
  const { size, sha256 = null } = await fileStore.write(fileKey, Readable.from([bytes]))
  const isCounted = draft.category === 'SOURCE_DOCUMENT' && rejection === null
  const words = isCounted ? text.split(/\s+/).length : null
  return {
    ...facts,
    languageId,
    rejection,
    fileKey,
    words,
    characters: isCounted ? text.replaceAll(/\s/g, '').length : null,
    size,
    sha256,
  }
}

/** People see what they open before they open it. */
export const translatedName = (baseName: string, languageId: string): string =>
  `${baseName} - ${namedLanguage(languageId, 'en').name}.docx`

/** The source file of a text and one translation per language. */
export async function keepText(fileStore: FileStore, baseName: string, text: DemoText): Promise<DemoFile[]> {
  return Promise.all(
    Object.entries(text).map(async ([languageId, lines]) => {
      const isSource = languageId === 'enu'
      return keep(fileStore, {
        fileName: isSource ? `${baseName}.docx` : translatedName(baseName, languageId),
        category: isSource ? 'SOURCE_DOCUMENT' : 'TRANSLATED_DOCUMENT',
        languageId: isSource ? null : languageId,
        type: 'docx',
        text: lines.join(' '),
        bytes: await wordFile(lines),
      })
    }),
  )
}

const plain = (fileName: string, category: FileKind, text: string, rejection: FileRejection | null = null): Draft => ({
  fileName,
  category,
  type: 'txt',
  text,
  bytes: Buffer.from(text),
  rejection,
})

/** A recording in which nothing is said. */
async function keepSilence(fileStore: FileStore): Promise<DemoFile> {
  const bytes = encodeWav({ rate: 16_000, samples: new Int16Array(silenceSeconds * 16_000) })
  const facts = { fileName: 'Hand washing.wav', category: 'SOURCE_DOCUMENT', type: 'audio' } as const
  return { ...(await keep(fileStore, { ...facts, text: '', bytes })), words: null, characters: null }
}

/** A video, what is said in it, and its translation, both as subtitles. */
async function keepVideo(fileStore: FileStore): Promise<DemoFile[]> {
  const video = { fileName: handWashingFile, category: 'SOURCE_DOCUMENT', type: 'video', text: '' } as const
  const subtitles = Object.keys(handWashingTexts).map(async (languageId) =>
    keep(fileStore, {
      fileName: subtitleName(languageId),
      category: 'TRANSLATED_DOCUMENT',
      languageId,
      type: 'srt',
      text: '',
      bytes: Buffer.from(await writeHandWashingSubtitles(languageId)),
    }),
  )
  const source = await keep(fileStore, { ...video, bytes: await readHandWashing() })
  return [{ ...source, words: null, characters: null }, ...(await Promise.all(subtitles))]
}

/** Writes the files of the demo's requests in parallel. */
export async function keepDocuments(fileStore: FileStore) {
  const [letters, policies, manuals, visit, glossary, scanned, silence, video] = await Promise.all([
    keepText(fileStore, 'Going home after surgery', discharge),
    keepText(fileStore, 'Policy terms', policyTerms),
    keepText(fileStore, 'Machine manual', machineStart),
    keep(
      fileStore,
      plain('Visiting hours.txt', 'SOURCE_DOCUMENT', 'Visitors are welcome from nine to seven, every day.\n'),
    ),
    keep(fileStore, plain('Glossary.txt', 'REFERENCE', 'ward = sala\nward round = ronda médica\n')),
    keep(fileStore, plain('Scanned chart.docx', 'SOURCE_DOCUMENT', 'not what its name says', 'TYPE_MISMATCH')),
    keepSilence(fileStore),
    keepVideo(fileStore),
  ])
  return { letters, policies, manuals, visit, glossary, scanned, silence, video }
}

export type DemoDocuments = Awaited<ReturnType<typeof keepDocuments>>

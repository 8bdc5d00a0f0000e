import { RefusalError } from '@portolan/documents/refusal'
import type { ReadOptions, ReadResult, SubtitleFormat } from './formats/format.ts'
import { readJson } from './formats/json/read.ts'
import { readPac } from './formats/pac/read.ts'
import { readScc } from './formats/scc/read.ts'
import { readSmi } from './formats/smi/read.ts'
import { readSrt } from './formats/srt/read.ts'
import { readStl } from './formats/stl/read.ts'
import { readTtml } from './formats/ttml/read.ts'
import { readVtt } from './formats/vtt/read.ts'
import { readXif } from './formats/xif/read.ts'
import { limits } from './limits.ts'
import type { SubtitleTrack } from './model/cue.ts'

export type { ReadOptions, ReadResult }

type Reader = (bytes: Uint8Array, options: ReadOptions) => SubtitleTrack

const readers = {
  dfxp: readTtml,
  imsc: readTtml,
  itt: readTtml,
  json: readJson,
  pac: readPac,
  scc: readScc,
  smi: readSmi,
  srt: readSrt,
  stl: readStl,
  ttml: readTtml,
  vtt: readVtt,
  xif: readXif,
} satisfies Partial<Record<SubtitleFormat, Reader>>

export type ReadableFormat = keyof typeof readers

export const readableFormats = Object.keys(readers) as readonly ReadableFormat[]

/** In linear time and within `limits`. Files of strangers are refused with a code, never with an error. */
export function readSubtitles(format: ReadableFormat, bytes: Uint8Array, options: ReadOptions = {}): ReadResult {
  if (bytes.length === 0) return { refusal: 'empty', detail: format }
  if (bytes.length > limits.bytes) return { refusal: 'too_large_to_read', detail: `${bytes.length} bytes` }
  const read: Reader = readers[format]
  try {
    return read(bytes, options)
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    return { refusal: error.code, detail: error.detail }
  }
}

import { writeDocx } from './formats/docx/write.ts'
import type { SubtitleFormat, WrittenFile } from './formats/format.ts'
import { writeJson } from './formats/json/write.ts'
import type { TableHeadings } from './formats/office/package.ts'
import { writePac } from './formats/pac/write.ts'
import { writeScc } from './formats/scc/write.ts'
import { writeSmi } from './formats/smi/write.ts'
import { writeSrt } from './formats/srt/write.ts'
import { writeStl } from './formats/stl/write.ts'
import { writeTtml } from './formats/ttml/write.ts'
import { writeTxt } from './formats/txt/write.ts'
import { writeVtt } from './formats/vtt/write.ts'
import { writeXif } from './formats/xif/write.ts'
import { writeXlsx } from './formats/xlsx/write.ts'
import type { SubtitleTrack } from './model/cue.ts'
import type { FrameRate } from './time/frame-rate.ts'

export type { WriteFinding } from './formats/write-finding.ts'
export type { TableHeadings, WrittenFile }

export type WriteOptions = {
  /** Of the video, for formats that count frames. SCC always counts 29.97 with dropped labels. */
  readonly frameRate?: FrameRate
  /** YYYY-MM-DD, which EBU STL states. */
  readonly createdOn: string
  /** For the tables of xlsx and docx. */
  readonly headings: TableHeadings
}

type Writer = (track: SubtitleTrack, options: WriteOptions) => WrittenFile | Promise<WrittenFile>

const writers: Readonly<Record<SubtitleFormat, Writer>> = {
  docx: (track, { headings }) => writeDocx(track, headings),
  dfxp: (track) => writeTtml(track, 'dfxp'),
  imsc: (track) => writeTtml(track, 'imsc'),
  itt: (track, { frameRate }) => writeTtml(track, 'itt', frameRate),
  json: writeJson,
  pac: (track, { frameRate }) => writePac(track, frameRate),
  scc: writeScc,
  smi: writeSmi,
  srt: writeSrt,
  stl: (track, { createdOn, frameRate }) => writeStl(track, createdOn, frameRate),
  ttml: (track) => writeTtml(track, 'ttml'),
  txt: writeTxt,
  vtt: writeVtt,
  xif: (track, { frameRate }) => writeXif(track, frameRate),
  xlsx: (track, { headings }) => writeXlsx(track, headings),
}

/** Runs in Node.js only, because of the zip formats. The same cues give the same bytes. */
export const writeSubtitles = async (
  format: SubtitleFormat,
  track: SubtitleTrack,
  options: WriteOptions,
): Promise<WrittenFile> => writers[format](track, options)

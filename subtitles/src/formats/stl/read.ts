import { RefusalError } from '@portolan/documents/refusal'
import { limits } from '../../limits.ts'
import type { Cue, SubtitleTrack } from '../../model/cue.ts'
import { CueList } from '../../model/cue-list.ts'
import { type FrameRate, frameRates } from '../../time/frame-rate.ts'
import { timecodeToMs } from '../../time/timecode.ts'
import type { ReadOptions } from '../format.ts'
import type { CodeTable } from './characters.ts'
import { blockBytes, codes, lastExtension, textAt, userData } from './codes.ts'
import { languageOfCode } from './language-codes.ts'
import { readText } from './read-text.ts'
import { headerBytes } from './write-header.ts'

const rates: Readonly<Record<string, FrameRate>> = {
  '23': frameRates.filmNtsc,
  '24': frameRates.film,
  '25': frameRates.pal,
  '30': frameRates.ntsc,
}
const notCumulative = 0
const firstOfSet = 1
const lastOfSet = 3

export function readStl(bytes: Uint8Array, options: ReadOptions): SubtitleTrack {
  const ascii = (at: number, length: number): string => String.fromCharCode(...bytes.subarray(at, at + length))
  const rate = rates[/^STL(\d\d)\.01$/.exec(ascii(3, 8))?.[1] ?? '']
  if (!rate || bytes.length < headerBytes) throw new RefusalError('broken', 'no header of EBU STL')
  const table: CodeTable = (['01', '02', '03', '04'] as const).find((code) => code === ascii(12, 2)) ?? '00'
  const isTeletext = /[12]/.test(ascii(11, 1))
  const start = /^\d{8}$/.test(ascii(256, 8)) ? (ascii(256, 8).match(/\d\d/g) ?? []).map(Number) : []
  const list = new CueList()
  const set: Cue[] = []
  let field: number[] = []
  for (let at = headerBytes; at + blockBytes <= bytes.length; at += blockBytes) {
    const block = bytes.subarray(at, at + blockBytes)
    const isComment = block[textAt - 1] === 1
    if (block[3] === userData || isComment) continue
    const end = block.indexOf(codes.unused, textAt)
    field.push(...block.subarray(textAt, end < 0 ? blockBytes : end))
    if (block[3] !== lastExtension) continue
    const lines = readText(field, table, isTeletext)
    field = []
    addCue({ ...readBlock(block, rate, timeOf(start, rate)), lines }, block[4] ?? 0, set, list)
  }
  const title = ascii(16, 32).trim()
  return {
    language: languageOfCode(ascii(14, 2)) ?? options.language ?? 'und',
    ...(title === '' ? {} : { title }),
    cues: list.cues,
  }
}

const timeOf = ([hours = 0, minutes = 0, seconds = 0, frames = 0]: readonly number[], rate: FrameRate): number =>
  timecodeToMs({ hours, minutes, seconds, frames }, rate)

function readBlock(block: Uint8Array, rate: FrameRate, programStartMs: number): Omit<Cue, 'lines'> {
  const row = block[13] ?? 0
  const side = block[14]
  return {
    startMs: timeOf([...block.subarray(5, 9)], rate) - programStartMs,
    endMs: timeOf([...block.subarray(9, 13)], rate) - programStartMs,
    ...(side === 1 ? { align: 'left' } : side === 3 ? { align: 'right' } : {}),
    ...(row <= 5 ? { vertical: 'top' } : row <= 13 ? { vertical: 'middle' } : {}),
  }
}

/** In a cumulative set, each part is shown together with all before it. Blocks before the program's start are notes. */
function addCue(cue: Cue, status: number, set: Cue[], list: CueList): void {
  if (cue.startMs < 0) return
  if (status === notCumulative) {
    list.add(cue)
    return
  }
  if (status === firstOfSet) set.length = 0
  set.push(cue)
  if (set.length > limits.cumulativeParts) throw new RefusalError('broken', 'an endless cumulative set')
  if (status !== lastOfSet) return
  for (const [index, part] of set.entries()) {
    const lines = set.slice(0, index + 1).flatMap((one) => one.lines)
    list.add({ ...part, endMs: set[index + 1]?.startMs ?? part.endMs, lines })
  }
  set.length = 0
}

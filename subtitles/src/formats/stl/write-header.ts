import type { SubtitleTrack } from '../../model/cue.ts'
import { type Timecode, twoDigits } from '../../time/timecode.ts'
import type { CodeTable } from './characters.ts'
import { codeOfLanguage } from './language-codes.ts'

export const headerBytes = 1024

export type StlHeader = {
  readonly perSecond: 25 | 30
  readonly table: CodeTable
  /** YYYY-MM-DD */
  readonly createdOn: string
  readonly blocks: number
  readonly subtitles: number
  readonly firstTime: Timecode
}

/** The General Subtitle Information block: ASCII at fixed positions, filled with spaces. */
export function writeHeader({ title = '', language }: SubtitleTrack, header: StlHeader): Uint8Array {
  const block = new Uint8Array(headerBytes).fill(0x20)
  const put = (at: number, length: number, text: string): void => {
    const ascii = text.normalize('NFD').replace(/[^\x20-\x7e]/g, '')
    for (let index = 0; index < Math.min(length, ascii.length); index++) block[at + index] = ascii.charCodeAt(index)
  }
  const number = (value: number, digits: number): string => String(value).padStart(digits, '0')
  const date = header.createdOn.replaceAll('-', '').slice(2)
  put(0, 3, '850') // code page
  put(3, 8, `STL${header.perSecond}.01`)
  put(11, 1, '0') // open subtitles
  put(12, 2, header.table)
  put(14, 2, codeOfLanguage(language))
  put(16, 32, title) // the original program, and the translated one
  put(80, 32, title)
  put(224, 6, date) // created, revised
  put(230, 6, date)
  put(236, 2, '00') // revision
  put(238, 5, number(header.blocks, 5))
  put(243, 5, number(header.subtitles, 5))
  put(248, 3, '001') // groups
  put(251, 2, '42') // characters of a row
  put(253, 2, '23') // rows
  put(255, 1, '1') // time codes are intended for use
  put(256, 8, '00000000') // start of the program
  put(264, 8, digitsOf(header.firstTime))
  put(272, 2, '11') // disks, number of this one
  return block
}

const digitsOf = ({ hours, minutes, seconds, frames }: Timecode): string =>
  [hours, minutes, seconds, frames].map(twoDigits).join('')

import { maxMediaSeconds } from '@portolan/contract/machine-translation/media/media-types'
import { type MediaCall, MediaRefusal } from '../../../ports/media-tool.ts'
import { mediaInput } from './guarded-input.ts'
import { ProgramError, type Programs, runFfmpeg } from './run-program.ts'

/** Reads all packets of the sound without decoding them. */
export async function measureSeconds(programs: Programs, file: string, call: MediaCall): Promise<number> {
  let seconds = 0
  const onSeconds = (written: number) => {
    seconds = written
  }
  // A little more than the limit is enough to see that a file is too long.
  const until = ['-t', String(maxMediaSeconds + 60)]
  const args = [...mediaInput(file), '-map', '0:a:0', '-c', 'copy', ...until, '-f', 'null', '-']
  const limits = { wallSeconds: 120, memoryMb: 512, fileMb: 1 }
  try {
    await runFfmpeg(programs, { call, args, readable: [file], limits, onSeconds })
  } catch (error) {
    if (error instanceof ProgramError) throw new MediaRefusal('not_media', error.message)
    throw error
  }
  return seconds
}

import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ReadResult, readSubtitles } from '../read.ts'

/** Programs that nobody here wrote. Their tests are skipped where they are not installed. */
const isInstalled = (program: string, argument: string): boolean => spawnSync(program, [argument]).status === 0
export const hasFfmpeg = isInstalled('ffmpeg', '-version')
export const hasTtconv = isInstalled('ttconv', '--help')

/** Runs a program on a file in a folder of its own, and reads the file that it wrote. */
function convert(
  program: string,
  argumentsOf: (input: string, output: string) => readonly string[],
  name: string,
  bytes: Uint8Array,
  outputName: string,
): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'subtitles-'))
  try {
    const [input, output] = [join(folder, name), join(folder, outputName)]
    writeFileSync(input, bytes)
    execFileSync(program, argumentsOf(input, output), { stdio: 'pipe' })
    return readFileSync(output)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const readWithFfmpeg = (name: string, bytes: Uint8Array): ReadResult =>
  readSubtitles(
    'srt',
    convert('ffmpeg', (input, output) => ['-v', 'quiet', '-i', input, output], name, bytes, 'o.srt'),
  )

export const readWithTtconv = (name: string, bytes: Uint8Array): ReadResult =>
  readSubtitles(
    'srt',
    convert('ttconv', (input, output) => ['convert', '-i', input, '-o', output], name, bytes, 'o.srt'),
  )

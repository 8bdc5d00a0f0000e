import { existsSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sandbox } from '../../../platform/sandbox/run-in-sandbox.ts'
import { encodeWav } from '../../../platform/sound/wav.ts'
import { SpeechError } from '../../../ports/speech-synthesizer.ts'
import type { Espeak } from './find-espeak.ts'

type EspeakCall = {
  readonly text: string
  /** Of espeak-ng, such as `en-us`. */
  readonly voice: string
  readonly folder: string
  /** The number of the text, which names the file. */
  readonly index: number
  readonly signal: AbortSignal
}

const limits = { wallSeconds: 60, cpuSeconds: 60, memoryMb: 256, fileMb: 128 }
const shortSilence = { rate: 22_050, samples: new Int16Array(2205) }

/** Writes `<index>.wav`. The text goes by file: an argument could be taken for an option, and every user of the machine sees it. */
export async function speakWithEspeak(sandbox: Sandbox, espeak: Espeak, call: EspeakCall): Promise<void> {
  const { voice, folder, index, signal } = call
  const textFile = join(folder, `${index}.txt`)
  const part = join(folder, `${index}.wav.part`)
  await writeFile(textFile, call.text)
  const { program, env, readable } = espeak
  const args = ['-b', '1', '-v', voice, '-w', part, '-f', textFile]
  const result = await sandbox.run({ program, args, limits, readable, folder, env, signal })
  await rm(textFile)
  signal.throwIfAborted()
  if (result.endedBy === 'time') throw new SpeechError('espeak-ng took longer than it may.', 'never')
  if (result.code !== 0) throw new SpeechError(`espeak-ng ended with ${result.code}.`, 'later')
  // It writes no file if there is nothing to say.
  if (!existsSync(part)) await writeFile(part, encodeWav(shortSilence))
  await rename(part, join(folder, `${index}.wav`))
}

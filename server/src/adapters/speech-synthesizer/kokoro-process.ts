/*
 * A process of its own, `node kokoro-process.ts <request.json>`, which ends with the last text. It runs in the sandbox, so it
 * sees the packages of the engine, the sources, espeak-ng and its folder alone.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodeWav } from '../../platform/sound/wav.ts'
import type { KokoroEvent, KokoroRequest } from './kokoro/kokoro-messages.ts'
import { loadKokoro } from './kokoro/kokoro-model.ts'
import { speakText } from './kokoro/speak-text.ts'

const rate = 24_000
const request = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as KokoroRequest
const emit = (event: KokoroEvent) => void process.stdout.write(`${JSON.stringify(event)}\n`)

function pronounce(input: string): string {
  const { program, voice } = request.espeak
  const args = ['-q', '--ipa', '--tie=͡', '-b', '1', '-v', voice, '--stdin']
  const { status, stdout } = spawnSync(program, args, { input, encoding: 'utf8', timeout: 10_000 })
  if (status !== 0) throw new Error('espeak-ng wrote no phonemes')
  return stdout
}

const speakTokens = await loadKokoro(request.packagesFolder, request.voice, request.threads)
for (const [index, text] of request.texts.entries()) {
  const sound = await speakText(text, pronounce, speakTokens)
  if (sound) {
    const file = join(request.folder, `${index}.wav`)
    const samples = Int16Array.from(sound, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767))
    writeFileSync(`${file}.part`, encodeWav({ rate, samples }))
    renameSync(`${file}.part`, file)
  }
  emit({ type: 'text', index, isSpoken: sound !== undefined })
}

import { existsSync, readFileSync } from 'node:fs'
import { decodeWav } from '../../../platform/sound/wav.ts'

/** Clips of an audio book, from Debian's package pocketsphinx-testdata. */
const folder = '/usr/share/pocketsphinx/test/data/librivox'

export const hasEnglishRecording = existsSync(folder)

type Clip = { readonly sound: Buffer; readonly text: string }

/** Signed 16-bit samples of 16 kHz, and what is said. */
export function readEnglishClips(): readonly Clip[] {
  return readFileSync(`${folder}/transcription`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      // <s> the words </s> (name)
      const [text = '', name = ''] = line.slice('<s> '.length, -1).split(' </s> (')
      const sound = decodeWav(readFileSync(`${folder}/${name}.wav`))
      if (sound?.rate !== 16_000) throw new Error(`${name} has another form than expected`)
      return { sound: toBytes(sound.samples), text }
    })
}

/** The first clips, or all of them, with pauses between them. */
export function readEnglishRecording(count?: number): Clip {
  const clips = readEnglishClips().slice(0, count)
  const pause = Buffer.alloc(32_000)
  return {
    sound: Buffer.concat(clips.flatMap(({ sound }) => [sound, pause])),
    text: clips.map(({ text }) => text).join(' '),
  }
}

export const toBytes = (samples: Int16Array): Buffer =>
  Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)

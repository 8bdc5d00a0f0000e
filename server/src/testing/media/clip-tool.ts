import { readFile, writeFile } from 'node:fs/promises'
import { readSound, writeSound } from '../../features/machine-translation/media/dubbing/sound-files.ts'
import { type MediaInfo, MediaRefusal, type MediaTool, type MediaToolState } from '../../ports/media-tool.ts'
import { readVideoFacts } from './clips.ts'

export type ClipTool = MediaTool & {
  state: MediaToolState
  /** The calls in their order. */
  readonly calls: string[]
}

/** Reads the clips of `clips.ts` without any program. What it writes says what it was made of. For tests only. */
export function clipTool(): ClipTool {
  const tool: ClipTool = {
    state: { state: 'ready' },
    calls: [],
    getState: async () => tool.state,
    async probe(file) {
      tool.calls.push('probe')
      return readInfo(await readFile(file))
    },
    async extractSpeech(_file, output, info, { onProgress }) {
      tool.calls.push('extractSpeech')
      const samples = Math.round(info.seconds * 16_000)
      const bytes = Buffer.alloc(samples * 2)
      for (let index = 0; index < samples; index++) bytes.writeInt16LE(index % 16_000 < 8000 ? 16_384 : 0, index * 2)
      await writeFile(output, bytes)
      onProgress?.(1)
    },
    async writePreview(_file, output) {
      tool.calls.push('writePreview')
      await writeFile(output, 'preview')
    },
    async changeTempo(file, output, tempo) {
      tool.calls.push(`changeTempo ${tempo}`)
      const { rate, samples } = await readSound(file)
      const length = Math.floor((samples.length * 48_000) / rate / tempo)
      const fast = Int16Array.from({ length }, (_, index) => samples[Math.floor((index * rate * tempo) / 48_000)] ?? 0)
      await writeSound(output, { rate: 48_000, samples: fast })
    },
    async mixVoice(_media, voice, output) {
      tool.calls.push('mixVoice')
      await writeFile(output, await readFile(voice))
    },
    async mux(_media, output, { sounds, subtitles }) {
      tool.calls.push('mux')
      const texts = await Promise.all(subtitles.map(({ file }) => readFile(file, 'utf8')))
      const languages = [...sounds, ...subtitles].map(({ language }) => language)
      await writeFile(output, JSON.stringify({ sounds: sounds.length, languages, texts }))
    },
    async burnIn(_media, subtitles, output) {
      tool.calls.push('burnIn')
      await writeFile(output, `drawn: ${await readFile(subtitles, 'utf8')}`)
    },
    stop: async () => {},
  }
  return tool
}

function readInfo(bytes: Buffer): MediaInfo {
  const facts = readVideoFacts(bytes)
  if (!facts && bytes.toString('latin1', 0, 4) !== 'RIFF') throw new MediaRefusal('not_media')
  if (facts?.hasSound === false) throw new MediaRefusal('no_audio')
  if (!facts)
    return {
      seconds: (bytes.length - 44) / 32_000,
      container: 'wav',
      audio: { codec: 'pcm_s16le', channels: 1 },
      video: undefined,
    }
  return {
    seconds: facts.seconds,
    container: 'mov,mp4,m4a,3gp,3g2,mj2',
    audio: { codec: 'aac', channels: 2 },
    video: { codec: facts.codec ?? 'h264', width: 640, height: 360, frameRate: '25/1' },
  }
}

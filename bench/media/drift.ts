import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MediaTool } from '../../server/src/ports/media-tool.ts'

const seconds = 20 * 60
const voiceRate = 48_000
const measuredRate = 8_000

export type Drift = { readonly name: string; readonly lines: number; readonly [figure: string]: string | number }

/** A tone at each of 388 odd times takes the way of a dubbed voice; then its starts are found in the finished files. */
export async function measureDrift(tool: MediaTool, folder: string): Promise<readonly Drift[]> {
  const at = (name: string) => join(folder, name)
  const ffmpeg = (...args: readonly string[]) =>
    execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args], { cwd: folder })
  const picture = ['-f', 'lavfi', '-i', `color=size=64x36:rate=2:duration=${seconds}`]
  const hum = ['-f', 'lavfi', '-i', `sine=frequency=110:sample_rate=44100:duration=${seconds}`, '-af', 'volume=-30dB']
  ffmpeg(...picture, ...hum, '-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac', '-ac', '2', 'source.mp4')
  const starts = listStarts()
  writeFileSync(at('voice.pcm'), writeVoice(starts))
  const call = { folder, signal: new AbortController().signal }
  const info = await tool.probe(at('source.mp4'), call)
  const from = performance.now()
  await tool.mixVoice(at('source.mp4'), at('voice.pcm'), at('voice.m4a'), info, call)
  const mixing = `${((performance.now() - from) / 1000).toFixed(1)} s`
  const sounds = [{ file: at('voice.m4a'), language: 'es', title: 'Español' }]
  const results: Drift[] = []
  for (const name of ['mp4', 'mkv']) {
    await tool.mux(at('source.mp4'), at(`result.${name}`), { sounds, subtitles: [] }, info, call)
    const tones = ['-map', '0:a:1', '-af', 'highpass=f=600,aresample=async=1:first_pts=0']
    ffmpeg('-i', `result.${name}`, ...tones, '-ar', String(measuredRate), '-ac', '1', '-f', 's16le', 'tones.pcm')
    const late = findDelays(readFileSync(at('tones.pcm')), starts)
    const worst = Math.max(...late.map(Math.abs))
    const [first = Number.NaN] = late
    results.push({ name, lines: late.length, first, last: late.at(-1) ?? Number.NaN, worst, mixing })
  }
  return results
}

function listStarts(): readonly number[] {
  const starts: number[] = []
  for (let start = 437; start < seconds * 1000 - 3000; ) {
    starts.push(start)
    start += 2000 + Math.round(1733 * Math.abs(Math.sin(start)))
  }
  return starts
}

function writeVoice(starts: readonly number[]): Uint8Array {
  const samples = new Int16Array(seconds * voiceRate)
  for (const start of starts) {
    const first = Math.round((start * voiceRate) / 1000)
    for (let index = 0; index < voiceRate / 2; index++)
      samples[first + index] = 16_000 * Math.sin((2 * Math.PI * 1000 * index) / voiceRate)
  }
  return new Uint8Array(samples.buffer)
}

/** Milliseconds from each start to the first sample over a third of the peak; NaN where there is no tone. */
function findDelays(bytes: Buffer, starts: readonly number[]): readonly number[] {
  const samples = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length >> 1)
  return starts.map((start) => {
    const from = Math.max(0, Math.round(((start - 300) * measuredRate) / 1000))
    const part = samples.subarray(from, from + 0.7 * measuredRate).map(Math.abs)
    const peak = Math.max(...part)
    const index = peak < 500 ? Number.NaN : part.findIndex((sample) => sample > peak / 3)
    return Number((((from + index) * 1000) / measuredRate - start).toFixed(1))
  })
}

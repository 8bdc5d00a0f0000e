import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaCall, MediaInfo } from '../../../ports/media-tool.ts'
import { keepTimes } from './extract-speech.ts'
import { inputAs, mediaInput, voiceInput } from './guarded-input.ts'
import { gainTo, loudnessMeter, readLoudness } from './loudness.ts'
import { type ProgramRun, type Programs, reportPart, runFfmpeg } from './run-program.ts'

/** The meter reports at this level. */
const withSummary = ['-v', 'info', '-nostats']

/** Measures the voice, mixes and measures the mix, and brings it to its loudness: three passes. */
export async function mixVoice(
  programs: Programs,
  media: string,
  voice: string,
  output: string,
  info: MediaInfo,
  call: MediaCall,
): Promise<void> {
  const run = (step: Pick<ProgramRun, 'args' | 'readable'>, from: number, to: number) => {
    const fileMb = 64 + Math.ceil(info.seconds / 2)
    const limits = { wallSeconds: 120 + info.seconds * 2, memoryMb: 1024, fileMb }
    return runFfmpeg(programs, { ...step, call, limits, onSeconds: reportPart(call, info.seconds, from, to) })
  }
  const measure = [...voiceInput(voice), '-af', loudnessMeter, '-f', 'null', '-']
  const { errors } = await run({ args: [...withSummary, ...measure], readable: [voice] }, 0, 0.1)
  const mixed = join(call.folder, 'mixed.flac')
  const filter = ['-filter_complex', mixFilter(readLoudness(errors)), '-map', '[mix]', '-t', String(info.seconds)]
  const mix = [...mediaInput(media), ...voiceInput(voice), ...filter, '-c:a', 'flac', '-compression_level', '0', mixed]
  const { errors: summary } = await run({ args: [...withSummary, ...mix], readable: [media, voice] }, 0.1, 0.6)
  const encode = ['-af', gainTo(readLoudness(summary)), '-ar', '48000', '-c:a', 'aac', '-b:a', '160k', '-f', 'mp4']
  await run({ args: [...inputAs('flac', mixed), ...encode, '-fflags', '+bitexact', output], readable: [] }, 0.6, 1)
  await rm(mixed)
}

/**
 * The original is 8 dB lower, and lower still while someone speaks. amix would lower both sounds unless normalize is 0. The mix is
 * lowered by 6 dB so that it does not clip before it is measured.
 */
function mixFilter(voiceLoudness: number | undefined): string {
  return [
    `[1:a]${gainTo(voiceLoudness)},apad,aformat=channel_layouts=stereo,asplit=2[voice][key]`,
    `[0:a:0]aresample=48000:${keepTimes},aformat=channel_layouts=stereo,volume=-8dB,apad[original]`,
    '[original][key]sidechaincompress=threshold=0.02:ratio=8:attack=15:release=350[background]',
    `[background][voice]amix=inputs=2:normalize=0:duration=first,volume=-6dB,aresample=48000,${loudnessMeter},aresample=48000,aformat=sample_fmts=s16[mix]`,
  ].join(';')
}

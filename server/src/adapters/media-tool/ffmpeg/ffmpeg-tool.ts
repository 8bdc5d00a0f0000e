import type { Sandbox } from '../../../platform/sandbox/run-in-sandbox.ts'
import type { MediaCall, MediaTool } from '../../../ports/media-tool.ts'
import { burnIn } from './burn-in.ts'
import { changeTempo } from './change-tempo.ts'
import { extractSpeech } from './extract-speech.ts'
import { findPrograms } from './find-programs.ts'
import { mixVoice } from './mix-voice.ts'
import { mux } from './mux.ts'
import { probe } from './probe.ts'
import type { Programs } from './run-program.ts'
import { writePreview } from './write-preview.ts'

export type FfmpegOptions = {
  /** Folders that hold `usr` of an installation: `/`, and where packages were unpacked without root. */
  readonly roots: readonly string[]
  readonly getSandbox: () => Promise<Sandbox | undefined>
}

/** ffmpeg on this machine. Every program runs in the sandbox. */
export function ffmpegTool({ roots, getSandbox }: FfmpegOptions): MediaTool {
  const controller = new AbortController()
  const running = new Set<Promise<unknown>>()

  const findAll = async (): Promise<Programs> => {
    const programs = findPrograms(roots)
    if (programs === undefined) throw new Error('ffmpeg is not installed')
    const sandbox = await getSandbox()
    if (sandbox === undefined) throw new Error('nothing isolates ffmpeg on this machine')
    return { ...programs, sandbox }
  }

  /** Runs a step so that `stop` ends it. */
  const run = async <Result>(
    call: MediaCall,
    step: (programs: Programs, call: MediaCall) => Promise<Result>,
  ): Promise<Result> => {
    const signal = AbortSignal.any([call.signal, controller.signal])
    signal.throwIfAborted()
    const work = findAll().then((programs) => step(programs, { ...call, signal }))
    running.add(work)
    try {
      return await work
    } finally {
      running.delete(work)
    }
  }

  return {
    async getState() {
      if (findPrograms(roots) === undefined) return { state: 'not_installed' }
      return { state: (await getSandbox()) === undefined ? 'no_sandbox' : 'ready' }
    },
    probe: (file, call) => run(call, (programs, stoppable) => probe(programs, file, stoppable)),
    extractSpeech: (file, output, info, call) =>
      run(call, (programs, stoppable) => extractSpeech(programs, file, output, info, stoppable)),
    writePreview: (file, output, info, call) =>
      run(call, (programs, stoppable) => writePreview(programs, file, output, info, stoppable)),
    changeTempo: (file, output, tempo, call) =>
      run(call, (programs, stoppable) => changeTempo(programs, file, output, tempo, stoppable)),
    mixVoice: (media, voice, output, info, call) =>
      run(call, (programs, stoppable) => mixVoice(programs, media, voice, output, info, stoppable)),
    mux: (media, output, tracks, info, call) =>
      run(call, (programs, stoppable) => mux(programs, media, output, tracks, info, stoppable)),
    burnIn: (media, subtitles, output, info, call) =>
      run(call, (programs, stoppable) => burnIn(programs, media, subtitles, output, info, stoppable)),
    async stop() {
      controller.abort()
      await Promise.allSettled(running)
    },
  }
}

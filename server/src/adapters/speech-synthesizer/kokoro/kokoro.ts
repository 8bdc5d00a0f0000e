import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { limitConcurrency } from '../../../platform/limit-concurrency.ts'
import type { Sandbox } from '../../../platform/sandbox/run-in-sandbox.ts'
import { findReason, runScript } from '../../../platform/sandbox/run-script.ts'
import { type SpeechCall, SpeechError, type SpeechSynthesizer } from '../../../ports/speech-synthesizer.ts'
import { findEspeak } from '../espeak/find-espeak.ts'
import { speakWithEspeak } from '../espeak/speak-with-espeak.ts'
import type { KokoroEvent, KokoroRequest } from './kokoro-messages.ts'
import { findKokoroVoice, kokoroVoices } from './kokoro-voices.ts'

export type KokoroOptions = {
  /** It exists once the packages of the engine are in its `node_modules`. */
  readonly packagesFolder: string
  /** Where espeak-ng may be, which writes the phonemes: `/`, and folders of unpacked packages. */
  readonly roots: readonly string[]
  readonly getSandbox: () => Promise<Sandbox | undefined>
}

/** Speaks a few languages on this machine, with natural voices. Each call has a process of its own, in the sandbox. */
export function kokoro({ packagesFolder, roots, getSandbox }: KokoroOptions): SpeechSynthesizer {
  const stopping = new AbortController()
  // It takes 1 GB of memory. A sample need not wait for a film.
  const takeTurn = limitConcurrency(2)

  async function findEngine() {
    const espeak = existsSync(packagesFolder) ? findEspeak(roots) : undefined
    const sandbox = espeak && (await getSandbox())
    return sandbox && { espeak, sandbox }
  }

  async function speak(call: SpeechCall, signal: AbortSignal): Promise<void> {
    const { texts, folder, onSpoken } = call
    const engine = await findEngine()
    if (!engine) throw new SpeechError('Speech synthesis is not installed.', 'later')
    const voice = findKokoroVoice(call.voice)
    if (!voice) throw new SpeechError('There is no such voice.', 'never')
    if (texts.length === 0) return
    const { espeak, sandbox } = engine
    const request: KokoroRequest = {
      packagesFolder,
      voice: voice.id,
      espeak: { program: espeak.program, voice: voice.espeakVoice },
      texts,
      folder,
      threads: Math.min(4, availableParallelism()),
    }
    const unspoken = new Set(texts.keys())
    const result = await runScript(sandbox, {
      script: new URL('../kokoro-process.ts', import.meta.url),
      request,
      limits: limitsFor(texts),
      readable: [packagesFolder, ...espeak.readable],
      folder,
      env: espeak.env,
      signal,
      onEvent: (event) => {
        const known = event as KokoroEvent | undefined
        if (known?.type !== 'text' || !known.isSpoken) return
        if (unspoken.delete(known.index)) onSpoken(known.index)
      },
    })
    signal.throwIfAborted()
    if (result.endedBy === 'time') throw new SpeechError('The synthesizer took longer than it may.', 'never')
    if (result.code !== 0) throw new SpeechError(`The synthesizer failed: ${findReason(result)}`, 'later')
    for (const index of unspoken) {
      await speakWithEspeak(sandbox, espeak, {
        text: texts[index] ?? '',
        voice: voice.espeakVoice,
        folder,
        index,
        signal,
      })
      onSpoken(index)
    }
  }

  return {
    name: 'kokoro',
    isRemote: false,
    listVoices: async () => ((await findEngine()) ? kokoroVoices : []),
    speak(call) {
      const signal = AbortSignal.any([call.signal, stopping.signal])
      return takeTurn(() => speak(call, signal), signal)
    },
    async stop() {
      stopping.abort(new SpeechError('The portal is stopping.', 'later'))
    },
  }
}

/** About 15 characters are spoken in a second, and a slow machine takes a few times as long. */
function limitsFor(texts: readonly string[]) {
  const characters = texts.reduce((sum, text) => sum + text.length, 0)
  const wallSeconds = 300 + characters
  return { wallSeconds, cpuSeconds: wallSeconds * 4, memoryMb: 2048, fileMb: 64 }
}

import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { limitConcurrency } from '../../../platform/limit-concurrency.ts'
import type { Sandbox } from '../../../platform/sandbox/run-in-sandbox.ts'
import { findReason, runScript } from '../../../platform/sandbox/run-script.ts'
import { type RecognitionCall, SpeechError, type SpeechRecognizer } from '../../../ports/speech-recognizer.ts'
import { bytesPerSecond } from '../audio/samples.ts'
import { smallModelLanguages } from '../spoken-languages.ts'
import { toWhisperCode } from '../whisper-codes.ts'
import { readTranscript } from './read-transcript.ts'
import type { WhisperEvent, WhisperRequest } from './whisper-messages.ts'

export type WhisperOptions = {
  /** It exists once the packages of the engine are in its `node_modules`. */
  readonly packagesFolder: string
  readonly getSandbox: () => Promise<Sandbox | undefined>
}

/** Recognizes speech on this machine. Every recording has a process of its own, in the sandbox. */
export function whisper({ packagesFolder, getSandbox }: WhisperOptions): SpeechRecognizer {
  const stopping = new AbortController()
  // It takes 2 GB of memory.
  const takeTurn = limitConcurrency(1)
  const findSandbox = async () => (existsSync(packagesFolder) ? getSandbox() : undefined)

  async function recognize(call: RecognitionCall, signal: AbortSignal) {
    const { speechFile, workFolder } = call
    const sandbox = await findSandbox()
    if (!sandbox) throw new SpeechError('Speech recognition is not installed.', 'later')
    if (!isOffered(call.language)) throw new SpeechError('The language is not recognized.', 'never')
    const { size } = await stat(speechFile)
    const request: WhisperRequest = {
      speechFile,
      packagesFolder,
      language: toWhisperCode(call.language),
      checkpointFile: join(workFolder, 'windows.jsonl'),
      transcriptFile: join(workFolder, 'transcript.json'),
      threads: Math.min(4, availableParallelism()),
    }
    const result = await runScript(sandbox, {
      script: new URL('../whisper-process.ts', import.meta.url),
      request,
      limits: limitsFor(size / bytesPerSecond),
      readable: [packagesFolder, speechFile],
      folder: workFolder,
      signal,
      onEvent: (event) => {
        const known = event as WhisperEvent | undefined
        if (known?.type === 'window') call.onProgress(known.done / known.of)
      },
    })
    signal.throwIfAborted()
    if (result.endedBy === 'time') throw new SpeechError('The recognizer took longer than it may.', 'never')
    if (result.code !== 0) throw new SpeechError(`The recognizer failed: ${findReason(result)}`, 'later')
    return readTranscript(request.transcriptFile)
  }

  return {
    name: 'whisper',
    isRemote: false,
    listLanguages: async () => ((await findSandbox()) ? smallModelLanguages : []),
    recognize(call) {
      const signal = AbortSignal.any([call.signal, stopping.signal])
      return takeTurn(() => recognize(call, signal), signal)
    },
    async stop() {
      stopping.abort(new SpeechError('The portal is stopping.', 'later'))
    },
  }
}

const isOffered = (tag: string): boolean =>
  smallModelLanguages.some((offered) => toWhisperCode(offered) === toWhisperCode(tag))

/** A slow machine takes a few times as long as the recording. */
function limitsFor(seconds: number) {
  const wallSeconds = 600 + Math.ceil(seconds) * 10
  return { wallSeconds, cpuSeconds: wallSeconds * 4, memoryMb: 3072, fileMb: 64 }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Sandbox } from '../../../platform/sandbox/run-in-sandbox.ts'
import { type SpeechCall, SpeechError, type SpeechSynthesizer } from '../../../ports/speech-synthesizer.ts'
import { type EspeakVoice, readEspeakVoices } from './espeak-voices.ts'
import { findEspeak } from './find-espeak.ts'
import { speakWithEspeak } from './speak-with-espeak.ts'

export type EspeakOptions = {
  /** Where Debian packages are: `/`, and folders into which they were unpacked. */
  readonly roots: readonly string[]
  readonly getSandbox: () => Promise<Sandbox | undefined>
}

// It opens a sound device also when it only lists voices, whose shared memory counts as a large file.
const listLimits = { wallSeconds: 20, cpuSeconds: 20, memoryMb: 256, fileMb: 128 }

/** Speaks about a hundred languages on this machine, with the voice of a robot. */
export function espeak({ roots, getSandbox }: EspeakOptions): SpeechSynthesizer {
  const stopping = new AbortController()
  let found: readonly EspeakVoice[] = []

  async function listVoices(): Promise<readonly EspeakVoice[]> {
    const engine = findEspeak(roots)
    const sandbox = engine && (await getSandbox())
    if (!engine || !sandbox) return []
    if (found.length === 0) {
      const folder = await mkdtemp(join(tmpdir(), 'portolan-voices-'))
      const result = await sandbox.run({ ...engine, args: ['--voices'], limits: listLimits, folder })
      await rm(folder, { recursive: true, force: true })
      found = readEspeakVoices(result.stdout)
    }
    return found
  }

  async function speak(call: SpeechCall): Promise<void> {
    const voice = (await listVoices()).find(({ name }) => name === call.voice)
    const engine = findEspeak(roots)
    const sandbox = await getSandbox()
    if (!engine || !sandbox) throw new SpeechError('Speech synthesis is not installed.', 'later')
    if (!voice) throw new SpeechError('There is no such voice.', 'never')
    const signal = AbortSignal.any([call.signal, stopping.signal])
    for (const [index, text] of call.texts.entries()) {
      signal.throwIfAborted()
      await speakWithEspeak(sandbox, engine, { text, voice: voice.id, folder: call.folder, index, signal })
      call.onSpoken(index)
    }
  }

  return {
    name: 'espeak',
    isRemote: false,
    listVoices: async () => (await listVoices()).map(({ id: _, ...voice }) => voice),
    speak,
    async stop() {
      stopping.abort(new SpeechError('The portal is stopping.', 'later'))
    },
  }
}

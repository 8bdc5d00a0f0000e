import { appendFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../../main/config.ts'
import { chooseMedia } from '../../main/media/media-adapters.ts'
import { createLog } from '../../platform/log.ts'
import type { MediaTool } from '../../ports/media-tool.ts'
import { dictionaryEngine } from '../machine-translation/dictionary-engine.ts'
import { scriptedRecognizer } from '../media/scripted-recognizer.ts'
import { toneSynthesizer } from '../media/tone-synthesizer.ts'
import { runTestWorker } from './run-test-worker.ts'

/** With ffmpeg and slow engines, so that a test can kill it in any step. It writes down what it calls. */
const slowMs = 600

async function begin(call: string): Promise<void> {
  appendFileSync(process.env.TEST_CALLS ?? '', `${call}\n`)
  await sleep(slowMs)
}

const engine = dictionaryEngine()
engine.beforeAnswer = () => begin('translate')
const recognizer = scriptedRecognizer()
recognizer.beforeAnswer = () => begin('recognize')
const synthesizer = toneSynthesizer()
synthesizer.beforeAnswer = () => begin('speak')

const { mediaTool: ffmpeg } = chooseMedia({ config: readConfig(process.env), log: createLog('silent') }).adapters
/** Slows a call down, so that a test can kill the process in it. */
const slow =
  <Arguments extends unknown[], Result>(name: string, call: (...given: Arguments) => Promise<Result>) =>
  async (...given: Arguments): Promise<Result> => {
    await begin(name)
    return call(...given)
  }
const mediaTool: MediaTool = {
  ...ffmpeg,
  probe: slow('probe', ffmpeg.probe),
  extractSpeech: slow('extract', ffmpeg.extractSpeech),
  writePreview: slow('preview', ffmpeg.writePreview),
  mixVoice: slow('mix', ffmpeg.mixVoice),
  mux: slow('join', ffmpeg.mux),
  burnIn: slow('draw', ffmpeg.burnIn),
}

await runTestWorker({
  concurrency: 2,
  machineTranslation: { engines: [engine], mediaTool, recognizers: [recognizer], synthesizers: [synthesizer] },
})

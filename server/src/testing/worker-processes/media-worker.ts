import { appendFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { compose } from '../../main/compose.ts'
import { readConfig } from '../../main/config.ts'
import { chooseMedia } from '../../main/media/media-adapters.ts'
import { connect } from '../../platform/connect.ts'
import { startWorker } from '../../platform/jobs/index.ts'
import { createLog } from '../../platform/log.ts'
import type { MediaTool } from '../../ports/media-tool.ts'
import type { Tables } from '../../tables/database.ts'
import { dictionaryEngine } from '../machine-translation/dictionary-engine.ts'
import { scriptedRecognizer } from './scripted-recognizer.ts'
import { toneSynthesizer } from './tone-synthesizer.ts'

/** A worker in a separate process with ffmpeg and slow engines, for tests that kill it. It writes down what it calls. */
const { pool, db } = connect<Tables>(JSON.parse(process.env.TEST_DATABASE ?? ''), 12)
const log = createLog('silent')
const config = readConfig(process.env)
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

const { mediaTool: ffmpeg } = chooseMedia({ config, log }).adapters
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

const { jobs, handlers } = await compose({
  config,
  masterKey: Buffer.alloc(32, 1),
  db,
  pool,
  log,
  now: () => new Date(),
  identity: null,
  machineTranslation: { engines: [engine], mediaTool, recognizers: [recognizer], synthesizers: [synthesizer] },
})
await startWorker({ pool, db, log, jobs, handlers, schedules: [], concurrency: 2, onLost: () => process.exit(1) })
flushCompileCache()
process.on('disconnect', () => process.exit(1))
process.send?.('working')

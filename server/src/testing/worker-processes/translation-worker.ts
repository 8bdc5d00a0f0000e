import { setTimeout as sleep } from 'node:timers/promises'
import { dictionaryEngine } from '../machine-translation/dictionary-engine.ts'
import { runTestWorker } from './run-test-worker.ts'

/** With a slow engine, so that a test can kill it in the middle of a file. */
const engine = dictionaryEngine()
engine.beforeAnswer = (signal) => sleep(100, undefined, { signal })
await runTestWorker({ concurrency: 4, machineTranslation: { engines: [engine] } })

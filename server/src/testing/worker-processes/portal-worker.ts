import { runTestWorker } from './run-test-worker.ts'

await runTestWorker({ concurrency: 2 })

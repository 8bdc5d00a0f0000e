import { once } from 'node:events'
import { getPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'

const script = `
  const { parentPort } = require('node:worker_threads')
  import('${new URL('./lower-priority.ts', import.meta.url)}').then(({ lowerPriority }) => {
    lowerPriority()
    parentPort.postMessage(require('node:os').getPriority())
  })`

it.runIf(process.platform === 'linux')('lowers the priority of its thread, and of no other', async () => {
  const before = getPriority()
  const [inWorker] = await once(new Worker(script, { eval: true }), 'message')
  expect(inWorker).toBe(Math.min(before + 10, 19))
  expect(getPriority()).toBe(before)
})

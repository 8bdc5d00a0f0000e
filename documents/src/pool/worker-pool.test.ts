import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { TestTask } from './test-worker.ts'
import { WorkerPool } from './worker-pool.ts'

const script = new URL('./test-worker.ts', import.meta.url)
const newPool = (size = 1) => new WorkerPool<TestTask, number>({ script, size, heapMiB: 64, memoryMiB: 128 })
const timeoutMs = 50_000

describe('A worker pool', () => {
  it('reuses its worker', async () => {
    const pool = newPool(2)
    const first = await pool.run('threadId', { timeoutMs })
    expect(await pool.run('threadId', { timeoutMs })).toBe(first)
  })
  it('ends a worker that has nothing to do, and starts another when it is needed', async () => {
    const pool = new WorkerPool<TestTask, number>({ script, size: 1, heapMiB: 64, memoryMiB: 128, idleMs: 100 })
    const first = await pool.run('threadId', { timeoutMs })
    await new Promise((later) => setTimeout(later, 500))
    expect(await pool.run('threadId', { timeoutMs })).not.toBe(first)
  })
  it('does not keep the process alive for an idle worker', async () => {
    const script = join(import.meta.dirname, '../corpus/measure.ts')
    const { stdout } = await promisify(execFile)(process.execPath, [script, script, 'txt'], { timeout: 15_000 })
    expect(JSON.parse(stdout)).toMatchObject({ answer: { pages: 1 } })
  })
  it('runs as many tasks at once as it has workers, and lets the others wait', async () => {
    const pool = newPool(2)
    const workers = await Promise.all([1, 2, 3, 4].map(() => pool.run('wait', { timeoutMs })))
    expect(new Set(workers).size).toBe(2)
  })
  it('does not count the time a task waits for a worker', async () => {
    const pool = newPool()
    await pool.run('threadId', { timeoutMs })
    const all = [1, 2, 3, 4].map(() => pool.run('wait', { timeoutMs: 1200 }))
    await expect(Promise.all(all)).resolves.toHaveLength(4)
  })
  it('terminates an endless loop at its time limit and goes on with another worker', async () => {
    const pool = newPool()
    const first = await pool.run('threadId', { timeoutMs })
    await expect(pool.run('spin', { timeoutMs: 200 })).rejects.toMatchObject({ reason: 'timeout' })
    expect(await pool.run('threadId', { timeoutMs })).not.toBe(first)
  })
  it('terminates a worker that takes too much memory, on the heap or in buffers', async () => {
    const pool = newPool()
    await expect(pool.run('heap', { timeoutMs })).rejects.toMatchObject({ reason: 'memory' })
    await expect(pool.run('buffers', { timeoutMs })).rejects.toMatchObject({ reason: 'memory' })
    expect(await pool.run('threadId', { timeoutMs })).toBeGreaterThan(0)
  })
  it('tells a crash from an error of the task', async () => {
    const pool = newPool()
    await expect(pool.run('exit', { timeoutMs })).rejects.toMatchObject({ reason: 'crash' })
    await expect(pool.run('throw', { timeoutMs })).rejects.toThrow('no such file')
  })
  it('ends a task that is aborted, running or waiting', async () => {
    const pool = newPool()
    const running = pool.run('spin', { timeoutMs, signal: AbortSignal.timeout(300) })
    const waiting = pool.run('spin', { timeoutMs, signal: AbortSignal.timeout(100) })
    await expect(waiting).rejects.toThrow('timeout')
    await expect(running).rejects.toThrow('timeout')
    expect(await pool.run('threadId', { timeoutMs })).toBeGreaterThan(0)
  })
  it('does not start a task whose preparation fails, and frees its place', async () => {
    const pool = newPool()
    const beforeStart = () => Promise.reject(new Error('not now'))
    await expect(pool.run('spin', { timeoutMs, beforeStart })).rejects.toThrow('not now')
    expect(await pool.run('threadId', { timeoutMs })).toBeGreaterThan(0)
  })
})

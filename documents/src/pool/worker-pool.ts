import { Worker } from 'node:worker_threads'
import type { WorkerAnswer } from './serve-tasks.ts'

export type PoolOptions = {
  /** The module each worker runs; it calls `serveTasks`. */
  readonly script: URL
  readonly size: number
  /** JavaScript heap of one worker. V8 ends the worker above it. */
  readonly heapMiB: number
  /** Heap, buffers and native memory of one worker together. */
  readonly memoryMiB: number
  /** How long a worker without a task is kept: 30 seconds unless said otherwise. */
  readonly idleMs?: number
}

export type TaskOptions = {
  /** Counted from the start of the task; waiting for a free worker does not count. */
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
  /** Awaited once a worker is free, before it gets the task. */
  readonly beforeStart?: (() => Promise<void>) | undefined
}

/** A worker died during a task, or was terminated because the task took too long or too much memory. */
export class WorkerLost extends Error {
  readonly reason: 'timeout' | 'memory' | 'crash'
  constructor(reason: WorkerLost['reason'], detail: string) {
    super(`${reason}: ${detail}`)
    this.reason = reason
  }
}

const memoryWatchMs = 50
const usualIdleMs = 30_000
const MiB = 1024 * 1024

/**
 * Runs tasks in worker threads, one task per worker at a time. Workers start with the first task, are reused, and end
 * after 30 idle seconds. A worker that is lost is replaced by the next task. Idle workers do not keep the process alive.
 */
export class WorkerPool<Task, Result> {
  readonly #options: PoolOptions
  readonly #idle = new Map<Worker, NodeJS.Timeout>()
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(options: PoolOptions) {
    this.#options = options
  }

  async run(task: Task, options: TaskOptions): Promise<Result> {
    await this.#takeSlot(options.signal)
    try {
      await options.beforeStart?.()
      options.signal?.throwIfAborted()
      return await this.#runInWorker(task, options)
    } finally {
      this.#freeSlot()
    }
  }

  async #takeSlot(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted()
    if (this.#running < this.#options.size) {
      this.#running++
      return
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const onAbort = (): void => {
      this.#waiting.splice(this.#waiting.indexOf(resolve), 1)
      reject(signal?.reason)
    }
    this.#waiting.push(resolve)
    signal?.addEventListener('abort', onAbort, { once: true })
    await promise.finally(() => signal?.removeEventListener('abort', onAbort))
  }

  #freeSlot(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#running--
  }

  async #runInWorker(task: Task, { timeoutMs, signal }: TaskOptions): Promise<Result> {
    const worker = this.#takeWorker()
    const { promise, resolve, reject } = Promise.withResolvers<WorkerAnswer<Result>>()
    const lose = (reason: WorkerLost['reason'], detail: string): void => reject(new WorkerLost(reason, detail))
    const onAbort = (): void => reject(signal?.reason)
    const onError = (error: Error & { code?: string }): void =>
      lose(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash', error.message)
    const onExit = (): void => lose('crash', 'the worker ended early')
    const timer = setTimeout(lose, timeoutMs, 'timeout', `not done in ${timeoutMs} ms`)
    const watch = setInterval(async () => {
      const usedMiB = await memoryOf(worker)
      if (usedMiB > this.#options.memoryMiB) lose('memory', `${Math.round(usedMiB)} MiB in use`)
    }, memoryWatchMs)
    worker.on('message', resolve).on('error', onError).on('exit', onExit)
    signal?.addEventListener('abort', onAbort)
    try {
      worker.postMessage(task)
      const answer = await promise
      this.#keepIdle(worker)
      if ('error' in answer) throw answer.error
      return answer.result
    } finally {
      clearTimeout(timer)
      clearInterval(watch)
      signal?.removeEventListener('abort', onAbort)
      worker.off('message', resolve).off('error', onError).off('exit', onExit)
      if (!this.#idle.has(worker)) await worker.terminate()
    }
  }

  #takeWorker(): Worker {
    const [idle] = this.#idle.keys()
    if (!idle) return this.#startWorker()
    clearTimeout(this.#idle.get(idle))
    this.#idle.delete(idle)
    idle.ref()
    return idle
  }

  #startWorker(): Worker {
    const { script, heapMiB } = this.#options
    const resourceLimits = { maxOldGenerationSizeMb: heapMiB, maxYoungGenerationSizeMb: 16 }
    const worker = new Worker(script, { execArgv: [], resourceLimits })
    const drop = (): void => {
      clearTimeout(this.#idle.get(worker))
      this.#idle.delete(worker)
    }
    worker.on('error', drop).on('exit', drop)
    return worker
  }

  #keepIdle(worker: Worker): void {
    worker.unref()
    const end = setTimeout(() => worker.terminate(), this.#options.idleMs ?? usualIdleMs)
    end.unref()
    this.#idle.set(worker, end)
  }
}

async function memoryOf(worker: Worker): Promise<number> {
  try {
    const { total_heap_size, external_memory, malloced_memory } = await worker.getHeapStatistics()
    return (total_heap_size + external_memory + malloced_memory) / MiB
  } catch {
    return 0 // It is not running yet, or not any more.
  }
}

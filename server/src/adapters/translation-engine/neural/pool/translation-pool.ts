import type { ModelFiles } from '../models/model-files.ts'
import { splitIntoBatches } from './batches.ts'
import type { PoolLimits } from './pool-limits.ts'
import { ModelUnusable, PoolStopped, TaskTimeout, withinLimits } from './task-limits.ts'
import { type WorkerClient, WorkerEnded } from './worker-client.ts'

export type PoolModel = { readonly name: string; readonly files: ModelFiles }

export type PoolRequest = {
  /** One model, or two to go through another language. */
  readonly models: readonly PoolModel[]
  /** Well-formed HTML, one sentence per line. */
  readonly texts: readonly string[]
  readonly signal: AbortSignal
}

export type TextResult = { readonly text: string } | { readonly problem: 'crash' | 'timeout' }

type Job = PoolRequest & { readonly done: PromiseWithResolvers<readonly TextResult[]> }

/** Runs translations on a bounded number of engine workers and within a memory limit. */
export class TranslationPool {
  readonly #limits: PoolLimits
  readonly #startWorker: () => WorkerClient
  readonly #workers = new Set<WorkerClient>()
  readonly #busy = new Set<WorkerClient>()
  readonly #idleTimers = new Map<WorkerClient, NodeJS.Timeout>()
  readonly #queue: Job[] = []
  #isStopped = false

  constructor(options: { readonly limits: PoolLimits; readonly startWorker: () => WorkerClient }) {
    this.#limits = options.limits
    this.#startWorker = options.startWorker
  }

  /**
   * One result per text, in order. A text that breaks the engine fails alone. Rejects on abort and if a model cannot be
   * loaded. A request has as many batches in the queue as there are workers, so that a long one does not delay others.
   */
  async translate(request: PoolRequest): Promise<readonly TextResult[]> {
    const batches = splitIntoBatches(request.texts, this.#limits.batchCharacters)
    const results: (readonly TextResult[])[] = []
    let next = 0
    const runBatches = async (): Promise<void> => {
      for (let at = next++; at < batches.length; at = next++)
        results[at] = await this.#enqueue({ ...request, texts: batches[at] ?? [] })
    }
    await Promise.all(Array.from({ length: this.#limits.workers }, runBatches))
    return results.flat()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    for (const job of this.#queue.splice(0)) job.done.reject(new PoolStopped())
    const workers = [...this.#workers]
    for (const worker of workers) this.#forget(worker)
    await Promise.all(workers.map((worker) => worker.stop('the pool was stopped')))
  }

  async #enqueue(request: PoolRequest): Promise<readonly TextResult[]> {
    request.signal.throwIfAborted()
    if (this.#isStopped) throw new PoolStopped()
    const job: Job = { ...request, done: Promise.withResolvers() }
    const leaveQueue = (): void => {
      const at = this.#queue.indexOf(job)
      if (at < 0) return
      this.#queue.splice(at, 1)
      job.done.reject(request.signal.reason)
    }
    request.signal.addEventListener('abort', leaveQueue, { once: true })
    this.#queue.push(job)
    this.#schedule()
    return await job.done.promise.finally(() => request.signal.removeEventListener('abort', leaveQueue))
  }

  #schedule(): void {
    for (let job = this.#queue[0]; job; job = this.#queue[0]) {
      const worker = this.#findWorker(job)
      if (!worker) return
      this.#queue.shift()
      void this.#runOn(worker, job)
    }
  }

  /** Prefers an idle worker that has the models loaded, then a new worker, then any idle one. */
  #findWorker({ models }: Job): WorkerClient | undefined {
    const idle = [...this.#workers].filter((worker) => !this.#busy.has(worker))
    const ready = idle.find((worker) => models.every(({ name }) => worker.models.has(name)))
    if (ready) return ready
    const { modelBytes, totalBytes, workers } = this.#limits
    const used = [...this.#workers].reduce((sum, worker) => sum + Math.max(worker.memoryBytes, modelBytes), 0)
    const fits = this.#workers.size === 0 || used + modelBytes * models.length <= totalBytes
    if (this.#workers.size >= workers || !fits) return idle[0]
    const worker = this.#startWorker()
    this.#workers.add(worker)
    return worker
  }

  async #runOn(worker: WorkerClient, job: Job): Promise<void> {
    this.#busy.add(worker)
    clearTimeout(this.#idleTimers.get(worker))
    try {
      for (const model of job.models) await this.#load(worker, model, job)
      const texts = await this.#translateOn(worker, job)
      job.done.resolve(texts.map((text) => ({ text })))
    } catch (error) {
      if (job.signal.aborted) job.done.reject(job.signal.reason)
      else if (this.#isStopped) job.done.reject(new PoolStopped())
      else if (error instanceof WorkerEnded || error instanceof TaskTimeout) this.#isolate(job, error)
      else job.done.reject(error)
    } finally {
      this.#busy.delete(worker)
      this.#keepOrEnd(worker)
      this.#schedule()
    }
  }

  async #translateOn(worker: WorkerClient, { models, texts, signal }: Job): Promise<readonly string[]> {
    const characters = texts.reduce((sum, text) => sum + text.length, 0)
    const ms = this.#limits.taskMs + characters * models.length * this.#limits.taskMsPerCharacter
    const names = models.map(({ name }) => name)
    return await withinLimits(worker, { ms, signal }, () => worker.translate(names, texts))
  }

  async #load(worker: WorkerClient, { name, files }: PoolModel, { models, signal }: Job): Promise<void> {
    if (worker.models.has(name)) return
    const limits = { ms: this.#limits.taskMs, signal }
    const unneeded = [...worker.models].filter((loaded) => !models.some((model) => model.name === loaded))
    for (const loaded of unneeded.slice(0, worker.models.size + 1 - this.#limits.modelsPerWorker))
      await withinLimits(worker, limits, () => worker.free(loaded))
    try {
      await withinLimits(worker, limits, () => worker.load(name, files))
    } catch (error) {
      throw new ModelUnusable(name, error)
    }
  }

  /** Halves the batch until the text at fault is alone. */
  #isolate({ done, ...request }: Job, error: WorkerEnded | TaskTimeout): void {
    const { texts } = request
    if (texts.length <= 1) {
      done.resolve(texts.map(() => ({ problem: error instanceof TaskTimeout ? 'timeout' : 'crash' })))
      return
    }
    const middle = Math.ceil(texts.length / 2)
    const halves = [texts.slice(0, middle), texts.slice(middle)]
    Promise.all(halves.map((half) => this.#enqueue({ ...request, texts: half }))).then(
      (results) => done.resolve(results.flat()),
      done.reject,
    )
  }

  /** WebAssembly memory never shrinks, so only ending a worker frees it. */
  #keepOrEnd(worker: WorkerClient): void {
    if (worker.hasEnded || worker.memoryBytes > this.#limits.workerBytes) {
      this.#forget(worker)
      void worker.stop('replaced')
      return
    }
    const end = (): void => {
      this.#forget(worker)
      void worker.stop('idle')
    }
    this.#idleTimers.set(worker, setTimeout(end, this.#limits.idleMs).unref())
  }

  #forget(worker: WorkerClient): void {
    clearTimeout(this.#idleTimers.get(worker))
    this.#idleTimers.delete(worker)
    this.#workers.delete(worker)
  }
}

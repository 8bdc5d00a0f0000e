import { Worker } from 'node:worker_threads'
import type { WorkerReply, WorkerTask } from '../bergamot/bergamot-worker.ts'
import type { EngineCode } from '../bergamot/engine-code.ts'
import type { ModelFiles } from '../models/model-files.ts'

/** The worker crashed, or was ended while a task was running. */
export class WorkerEnded extends Error {}

/** The pool's side of one engine worker. It does one task at a time, and any error ends it. */
export class WorkerClient {
  readonly #worker: Worker
  #pending: PromiseWithResolvers<readonly string[]> | null = null
  #end: WorkerEnded | null = null
  /** The engine's memory after the last task. */
  memoryBytes = 0
  /** Loaded models, least recently used first. */
  readonly models = new Set<string>()

  constructor(code: EngineCode) {
    const script = new URL('../bergamot/bergamot-worker.ts', import.meta.url)
    this.#worker = new Worker(script, { workerData: code, execArgv: [] })
    this.#worker.on('message', (reply: WorkerReply) => this.#receive(reply))
    this.#worker.on('error', (error) => this.#fail(error instanceof Error ? error.message : String(error)))
    this.#worker.on('exit', () => this.#fail('the engine worker ended'))
    // An idle worker must not keep the process alive.
    this.#worker.unref()
  }

  get hasEnded(): boolean {
    return this.#end !== null
  }

  async load(model: string, files: ModelFiles): Promise<void> {
    await this.#run({ kind: 'load', model, files })
    this.models.add(model)
  }

  async free(model: string): Promise<void> {
    this.models.delete(model)
    await this.#run({ kind: 'free', model })
  }

  async translate(models: readonly string[], texts: readonly string[]): Promise<readonly string[]> {
    for (const model of models) {
      this.models.delete(model)
      this.models.add(model)
    }
    return await this.#run({ kind: 'translate', models, texts })
  }

  /** The only way to stop a running task: WebAssembly cannot be interrupted from inside. */
  async stop(reason: string): Promise<void> {
    this.#fail(reason)
    await this.#worker.terminate()
  }

  async #run(task: WorkerTask): Promise<readonly string[]> {
    if (this.#end) throw this.#end
    this.#pending = Promise.withResolvers()
    this.#worker.ref()
    this.#worker.postMessage(task)
    return await this.#pending.promise
  }

  #receive(reply: WorkerReply): void {
    if ('error' in reply) {
      void this.stop(reply.error)
      return
    }
    this.memoryBytes = reply.memoryBytes
    this.#worker.unref()
    this.#pending?.resolve(reply.texts)
    this.#pending = null
  }

  #fail(reason: string): void {
    this.#end ??= new WorkerEnded(reason)
    this.#pending?.reject(this.#end)
    this.#pending = null
  }
}

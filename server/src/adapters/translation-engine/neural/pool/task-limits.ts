import type { WorkerClient } from './worker-client.ts'

export class TaskTimeout extends Error {}

export class PoolStopped extends Error {}

/** The files of the model cannot be loaded. Other texts would only crash more workers. */
export class ModelUnusable extends Error {
  constructor(model: string, cause: unknown) {
    super(`The model ${model} cannot be loaded.`, { cause })
  }
}

/** Ends the worker when the time is over or the signal aborts. */
export async function withinLimits<Result>(
  worker: WorkerClient,
  { ms, signal }: { readonly ms: number; readonly signal: AbortSignal },
  run: () => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted()
  let isTimeout = false
  const timer = setTimeout(() => {
    isTimeout = true
    void worker.stop('the task took too long')
  }, ms)
  const stop = (): void => void worker.stop('the task was aborted')
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await run()
  } catch (error) {
    throw isTimeout ? new TaskTimeout('the task took too long', { cause: error }) : error
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}

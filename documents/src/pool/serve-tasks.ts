import { parentPort } from 'node:worker_threads'

export type WorkerAnswer<Result> = { readonly result: Result } | { readonly error: unknown }

/** The worker's side of a `WorkerPool`: responds to each task with its result or error. */
export function serveTasks<Task, Result>(work: (task: Task) => Promise<Result>): void {
  // What libraries print is dropped here: a parent that reads it would be kept alive by an idle worker.
  process.stdout.write = () => true
  process.stderr.write = () => true
  const answer = (message: WorkerAnswer<Result>): void => parentPort?.postMessage(message)
  parentPort?.on('message', (task: Task) =>
    work(task).then(
      (result) => answer({ result }),
      (error: unknown) => answer({ error }),
    ),
  )
}

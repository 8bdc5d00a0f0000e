import { parentPort, workerData } from 'node:worker_threads'
import type { ModelFiles } from '../models/model-files.ts'
import { readModelFiles } from '../models/read-model-files.ts'
import { Bergamot } from './bergamot.ts'
import type { EngineCode } from './engine-code.ts'

export type WorkerTask =
  | { readonly kind: 'load'; readonly model: string; readonly files: ModelFiles }
  | { readonly kind: 'free'; readonly model: string }
  | { readonly kind: 'translate'; readonly models: readonly string[]; readonly texts: readonly string[] }

export type WorkerReply =
  | { readonly texts: readonly string[]; readonly memoryBytes: number }
  | { readonly error: string }

const engine = await Bergamot.start(workerData as EngineCode)

function run(task: WorkerTask): readonly string[] {
  switch (task.kind) {
    case 'load':
      engine.load(task.model, readModelFiles(task.files))
      // The network is built on first use. Use it now, so that a broken model fails here and not with a client's text.
      engine.translate([task.model], ['.'])
      return []
    case 'free':
      engine.free(task.model)
      return []
    case 'translate':
      return engine.translate(task.models, task.texts)
  }
}

function answer(task: WorkerTask): WorkerReply {
  try {
    return { texts: run(task), memoryBytes: engine.memoryBytes }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (task: WorkerTask) => parentPort?.postMessage(answer(task)))

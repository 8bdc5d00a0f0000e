import type { ModelProblem } from '@portolan/contract/machine-translation/admin/engines'

/** The models between English and one language, as the catalog and the folder have them. */
export type NeuralLanguage = {
  /** A BCP 47 tag. */
  readonly language: string
  readonly isFromEnglish: boolean
  readonly isIntoEnglish: boolean
  readonly downloadBytes: number
  readonly installed: 'none' | 'some' | 'all'
}

type InstallOptions = {
  readonly signal: AbortSignal
  /** From 0 to 1. */
  readonly onProgress: (fraction: number) => void
}

/** The models of the neural engine. An installed one is used at once, a removed one no more. */
export type NeuralModels = {
  list(): Promise<readonly NeuralLanguage[]>
  /** Continues a download that was interrupted. Throws ModelInstallError, or the signal's reason. */
  install(language: string, options: InstallOptions): Promise<void>
  remove(language: string): Promise<void>
}

/** A lock of a process that died is given up after 30 seconds. */
const busyMs = 35_000

/** An administrator sees the problem and decides. Only `busy` is tried again by itself. */
export class ModelInstallError extends Error {
  override name = 'ModelInstallError'
  /** `busy`: another process is installing it, or died a moment ago. */
  readonly problem: ModelProblem | 'busy'
  readonly retry: 'later' | 'never'
  readonly afterMs: number

  constructor(problem: ModelProblem | 'busy', message: string) {
    super(message)
    this.problem = problem
    this.retry = problem === 'busy' ? 'later' : 'never'
    this.afterMs = busyMs
  }
}

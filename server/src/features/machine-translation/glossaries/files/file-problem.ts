import type { ErrorParams } from '@portolan/contract/errors/catalog'

export type FileProblemParams = ErrorParams<'glossary_file_unreadable'>[0]

/** Why a file cannot be read at all. Not a refusal, because it comes from a worker thread. */
export class FileProblem extends Error {
  override name = 'FileProblem'
  readonly params: FileProblemParams

  constructor(params: FileProblemParams) {
    super(params.reason)
    this.params = params
  }
}

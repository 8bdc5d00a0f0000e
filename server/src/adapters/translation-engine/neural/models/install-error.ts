export type InstallProblem =
  | 'wrong_digest'
  | 'malformed'
  | 'not_found'
  | 'refused'
  | 'connection_lost'
  | 'disk_full'
  | 'already_running'

/** The message is a sentence for the operator. */
export class InstallError extends Error {
  readonly problem: InstallProblem

  constructor(problem: InstallProblem, message: string, cause?: unknown) {
    super(message, { cause })
    this.problem = problem
  }
}

export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')

/** A failure that says what to do about it. Errors of ports say the same by a `retry` of their own. */
export class JobError extends Error {
  override name = 'JobError'
  readonly retry: 'later' | 'never'
  readonly afterMs: number | undefined

  constructor(message: string, retry: 'later' | 'never', afterMs?: number) {
    super(message)
    this.retry = retry
    this.afterMs = afterMs
  }
}

/** Why a running job has to leave off; nobody's failure. */
export class Interruption extends Error {
  override name = 'Interruption'
  readonly reason: 'cancelled' | 'stopping' | 'lost'

  constructor(reason: Interruption['reason']) {
    super(reason)
    this.reason = reason
  }
}

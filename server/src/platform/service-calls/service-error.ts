type Details = {
  readonly retry: 'later' | 'never'
  /** Null if no answer came. */
  readonly status?: number | null
  readonly retryAfterMs?: number | null
}

/** The message holds neither the key nor what was sent, so it may be logged. */
export class ServiceError extends Error {
  override name = 'ServiceError'
  readonly retry: 'later' | 'never'
  readonly status: number | null
  readonly retryAfterMs: number | null

  constructor(message: string, { retry, status = null, retryAfterMs = null }: Details) {
    super(message)
    this.retry = retry
    this.status = status
    this.retryAfterMs = retryAfterMs
  }
}

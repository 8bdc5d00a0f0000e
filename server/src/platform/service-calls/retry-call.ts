import { setTimeout as sleep } from 'node:timers/promises'

export type CallLimits = {
  /** Of one attempt. */
  readonly timeoutMs: number
  readonly attempts: number
  /** Before the second attempt; doubles with each one. */
  readonly firstDelayMs: number
  /** A service that asks to wait for longer is not tried again. */
  readonly longestDelayMs: number
  readonly answerBytes: number
}

/** What a failed call says about the next attempt. `retryAfterMs` is what the service asked for. */
type CallError = Error & { readonly retry: 'later' | 'never'; readonly retryAfterMs: number | null }

type RetryOptions = {
  readonly limits: CallLimits
  readonly signal: AbortSignal
  readonly explain: (cause: unknown) => CallError
}

/** Calls a service again where waiting can help. Throws the error of the last attempt, or the signal's reason. */
export async function retryCall<Answer>(
  callOnce: () => Promise<Answer>,
  { limits, signal, explain }: RetryOptions,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted()
    try {
      return await callOnce()
    } catch (cause) {
      signal.throwIfAborted()
      const error = explain(cause)
      const backOff = limits.firstDelayMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2)
      const delay = error.retryAfterMs ?? backOff
      if (error.retry === 'never' || attempt >= limits.attempts || delay > limits.longestDelayMs) throw error
      await sleep(delay, undefined, { signal }).catch(() => signal.throwIfAborted())
    }
  }
}

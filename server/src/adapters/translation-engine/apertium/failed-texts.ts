import { createHash } from 'node:crypto'

const maxTexts = 1_000

/** Remembers texts that broke a pipeline, by digest, because every attempt costs two restarts. */
export type FailedTexts = { has(mode: string, text: string): boolean; add(mode: string, text: string): void }

export function createFailedTexts(rememberMs = 3_600_000): FailedTexts {
  const failedAt = new Map<string, number>()
  const keyOf = (mode: string, text: string) => createHash('sha256').update(`${mode} ${text}`).digest('base64url')
  return {
    has: (mode, text) => {
      if (failedAt.size === 0) return false
      const time = failedAt.get(keyOf(mode, text))
      return time !== undefined && Date.now() - time < rememberMs
    },
    add(mode, text) {
      const [oldest] = failedAt.keys()
      if (failedAt.size >= maxTexts && oldest !== undefined) failedAt.delete(oldest)
      failedAt.set(keyOf(mode, text), Date.now())
    },
  }
}

import { createHash } from 'node:crypto'

/** A short name for everything that a result depends on. */
export const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32)

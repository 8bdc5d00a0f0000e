import { createHash } from 'node:crypto'

/** The same id for the same parts, so that a job can be cancelled without storing its id. */
export function computedJobId(...parts: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(parts.join(' ')).digest('hex')
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

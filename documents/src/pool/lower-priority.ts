import { getPriority, setPriority } from 'node:os'

/**
 * On Linux this applies to the calling thread only: calls that people wait for take precedence over reading files. Added to
 * the priority of the process, as only root may go below what `nice` has set.
 */
export function lowerPriority(): void {
  if (process.platform === 'linux') setPriority(Math.min(getPriority() + 10, 19))
}

import type { InstallationFailure, InstallationState } from './installation-state.ts'
import { CommandError } from './run-command.ts'

const advice: Readonly<Record<InstallationFailure, string>> = {
  network: 'the package servers cannot be reached; it is tried again at the next start',
  disk: 'the disk is full; free some space and start the portal again',
  packages: 'the package sources of this system do not have all packages; update them and start the portal again',
  other: 'apt reported an error; it is tried again at the next start',
}

export function explainFailure(error: unknown, purpose: string): InstallationState & { state: 'failed' } {
  const reason = findReason(error)
  return { state: 'failed', reason, advice: `${purpose} could not be installed: ${advice[reason]}.` }
}

export class DiskFullError extends Error {}

function findReason(error: unknown): InstallationFailure {
  if (error instanceof DiskFullError || (error as NodeJS.ErrnoException)?.code === 'ENOSPC') return 'disk'
  const output = error instanceof CommandError ? error.output : ''
  if (/No space left|enough free space/i.test(output)) return 'disk'
  if (/Unable to locate package|has no installation candidate/i.test(output)) return 'packages'
  if (/Failed to fetch|Could not (?:resolve|connect)|Temporary failure|Unable to connect/i.test(output))
    return 'network'
  return 'other'
}

import { DiskFullError } from '../debian-packages/explain-failure.ts'
import type { InstallationFailure, InstallationState } from '../debian-packages/installation-state.ts'
import { CommandError } from '../debian-packages/run-command.ts'

const advice: Readonly<Record<InstallationFailure, string>> = {
  network: 'the npm registry cannot be reached; it is tried again at the next start',
  disk: 'the disk is full; free some space and start the portal again',
  packages:
    'the npm registry does not have the expected packages; configure another registry and start the portal again',
  other: 'npm reported an error; it is tried again at the next start',
}

export function explainFailure(error: unknown, purpose: string): InstallationState & { state: 'failed' } {
  const reason = findReason(error)
  return { state: 'failed', reason, advice: `${purpose} could not be installed: ${advice[reason]}.` }
}

function findReason(error: unknown): InstallationFailure {
  if (error instanceof DiskFullError || (error as NodeJS.ErrnoException)?.code === 'ENOSPC') return 'disk'
  if (error instanceof Error && error.name === 'TimeoutError') return 'network'
  const output = error instanceof CommandError ? error.output : ''
  if (/ENOSPC|EDQUOT/.test(output)) return 'disk'
  if (/EINTEGRITY|E404|ETARGET|ENOTCACHED|E401|E403/.test(output)) return 'packages'
  if (/ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT|E5\d\d/.test(output))
    return 'network'
  return 'other'
}

import { existsSync } from 'node:fs'

/** Without Apertium its tests are skipped; .ci/run installs it. */
export const isApertiumMissing = !existsSync('/usr/share/apertium/modes/eng-spa.mode')
export const missingReason = isApertiumMissing ? ' (skipped: on Debian, apt install the list of packages.ts)' : ''

import { existsSync } from 'node:fs'

/** Without Apertium its tests are skipped, except in CI, where it has to be installed. */
export const isApertiumMissing = !existsSync('/usr/share/apertium/modes/eng-spa.mode') && !process.env.CI
export const missingReason = isApertiumMissing ? ' (skipped: on Debian, apt install the list of packages.ts)' : ''

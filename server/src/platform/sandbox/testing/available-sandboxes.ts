import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findSandbox } from '../find-sandbox.ts'
import { createSandbox } from '../run-in-sandbox.ts'
import type { Isolation } from '../sandbox.ts'

const isolations: readonly Isolation[] = ['bubblewrap', 'network-namespace', 'limits-only']

const best = (await findSandbox({ allowLimitsOnly: true }))?.isolation

/** The best sandbox of this machine and all weaker ones; none where prlimit or setpriv is missing. */
export const availableSandboxes = best
  ? isolations.slice(isolations.indexOf(best)).map((isolation) => createSandbox(isolation))
  : []

/** A folder of a test, which `remove` deletes. */
export function makeTestFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'portolan-sandbox-test-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

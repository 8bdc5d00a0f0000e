import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { unpackedEnvironment } from '../../../platform/sandbox/unpacked-environment.ts'

export type Espeak = {
  readonly program: string
  readonly env: Readonly<Record<string, string>>
  /** What a sandbox has to make visible. */
  readonly readable: readonly string[]
}

/** espeak-ng of the system, or of a folder into which its packages were unpacked. */
export function findEspeak(roots: readonly string[]): Espeak | undefined {
  for (const root of roots) {
    const program = join(root, 'usr/bin/espeak-ng')
    if (!existsSync(program)) continue
    return root === '/'
      ? { program, env: {}, readable: [] }
      : { program, env: unpackedEnvironment(root), readable: [root] }
  }
  return undefined
}

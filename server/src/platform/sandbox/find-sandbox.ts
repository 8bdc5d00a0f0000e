import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSandbox, type Sandbox } from './run-in-sandbox.ts'
import { unpackedEnvironment } from './unpacked-environment.ts'

type Options = {
  /** Whether the operator accepts programs that are limited but not isolated. */
  readonly allowLimitsOnly: boolean
  /** Folders into which packages were unpacked without root. */
  readonly roots?: readonly string[]
}

/** The best sandbox of this machine, found by trying: containers often forbid namespaces. */
export async function findSandbox({ allowLimitsOnly, roots = [] }: Options): Promise<Sandbox | undefined> {
  const unpacked = roots.map((root) => ({ bwrap: join(root, 'usr/bin/bwrap'), env: unpackedEnvironment(root) }))
  const candidates = [
    createSandbox('bubblewrap'),
    ...unpacked.filter(({ bwrap }) => existsSync(bwrap)).map((programs) => createSandbox('bubblewrap', programs)),
    createSandbox('network-namespace'),
    ...(allowLimitsOnly ? [createSandbox('limits-only')] : []),
  ]
  const folder = await mkdtemp(join(tmpdir(), 'portolan-sandbox-'))
  try {
    for (const sandbox of candidates) if (await works(sandbox, folder)) return sandbox
    return undefined
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Looks until it finds bubblewrap, which may be installed while the portal runs. */
export function createSandboxFinder(options: Options): () => Promise<Sandbox | undefined> {
  let search: Promise<Sandbox | undefined> | undefined
  return async () => {
    search ??= findSandbox(options)
    const found = await search
    if (found?.isolation !== 'bubblewrap') search = undefined
    return found
  }
}

async function works(sandbox: Sandbox, folder: string): Promise<boolean> {
  const limits = { wallSeconds: 10, cpuSeconds: 5, memoryMb: 100, fileMb: 1 }
  const { code } = await sandbox.run({ program: 'true', args: [], limits, readable: [], folder })
  return code === 0
}

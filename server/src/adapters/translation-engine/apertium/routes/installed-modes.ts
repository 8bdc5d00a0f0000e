import { access, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AllowedMode, allowedModes } from './allowed-modes.ts'
import { parseModeFile, type Stage } from './mode-file.ts'

export type InstalledMode = AllowedMode & {
  readonly stages: readonly Stage[]
  readonly environment: Readonly<Record<string, string>>
}

/** The allowed modes with all their files. The roots are folders that hold `usr`; the first that has a mode counts. */
export async function findInstalledModes(roots: readonly string[]): Promise<readonly InstalledMode[]> {
  const places = await Promise.all(roots.map(async (root) => ({ root, environment: await environmentOf(root) })))
  const found = await Promise.all(
    allowedModes.map(async (mode): Promise<InstalledMode | undefined> => {
      for (const { root, environment } of places) {
        const stages = await readStages(root, mode.name)
        if (stages) return { ...mode, stages, environment }
      }
      return undefined
    }),
  )
  return found.filter((mode) => mode !== undefined)
}

/** Undefined if a file is missing: the programs would answer nothing, without an error. */
async function readStages(root: string, name: string): Promise<readonly Stage[] | undefined> {
  try {
    const text = await readFile(join(root, 'usr/share/apertium/modes', `${name}.mode`), 'utf8')
    const stages = parseModeFile(text).map(
      ([program, ...args]): Stage => [program, ...args.map((arg) => (arg.startsWith('/usr/') ? join(root, arg) : arg))],
    )
    const files = stages.flatMap((stage) => stage.filter((word) => word.startsWith('/')))
    // Only what the system lacks is unpacked into a folder, so the programs may be the system's.
    const findProgram = (name: string) => Promise.any([root, '/'].map((place) => access(join(place, 'usr/bin', name))))
    await Promise.all([...new Set(files)].map((file) => access(file)))
    await Promise.all(stages.map(([program]) => findProgram(program)))
    return stages
  } catch {
    return undefined
  }
}

/** Packages unpacked into a folder find their programs and libraries there. */
async function environmentOf(root: string): Promise<Readonly<Record<string, string>>> {
  const library = join(root, 'usr/lib')
  const names = await readdir(library).catch((): string[] => [])
  const libraries = [...names.filter((name) => name.includes('-linux-')).map((name) => join(library, name)), library]
  return {
    LC_ALL: 'C.UTF-8',
    // The tagger allocates so many small objects that a longer list of free ones saves a third of its time.
    GLIBC_TUNABLES: 'glibc.malloc.tcache_count=1000',
    PATH: `${join(root, 'usr/bin')}:/usr/bin:/bin`,
    ...(root !== '/' && { LD_LIBRARY_PATH: libraries.join(':') }),
  }
}

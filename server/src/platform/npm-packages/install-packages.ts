import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { ReportProgress } from '../debian-packages/installation-state.ts'
import { runCommand } from '../debian-packages/run-command.ts'
import { readFolderSize } from './folder-size.ts'
import { type NpmPackages, packagesFolderIn } from './packages-folder.ts'

type Needs = { readonly packages: NpmPackages; readonly folder: string; readonly report: ReportProgress }

const longestMs = 60 * 60_000

/**
 * npm downloads the packages, checks their digests and unpacks them into a folder that gets its name at the end. No script of
 * a package runs. Its cache stays in our folder until then, so that an installation that was interrupted continues.
 */
export async function installPackages({ packages, folder, report }: Needs, signal: AbortSignal): Promise<void> {
  const staging = join(folder, 'staging')
  const cache = join(folder, 'cache')
  await rm(staging, { recursive: true, force: true })
  for (const [name, content] of Object.entries(packages.files)) {
    await mkdir(dirname(join(staging, name)), { recursive: true })
    await writeFile(join(staging, name), content)
  }
  const modules = join(staging, 'node_modules')
  const timer = setInterval(() => {
    readFolderSize(modules).then((bytes) => report('download', Math.min(95, (100 * bytes) / packages.unpackedBytes)))
  }, 1000)
  try {
    await runNpm(
      ['ci', '--prefix', staging, '--cache', cache],
      AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
    )
  } finally {
    clearInterval(timer)
  }
  report('unpack', 95)
  for (const path of packages.unusedPaths) await rm(join(modules, path), { recursive: true, force: true })
  const target = packagesFolderIn(folder, packages)
  await rename(staging, target)
  const former = (await readdir(folder)).filter((name) => name !== basename(target) && name !== 'lock')
  for (const name of former) await rm(join(folder, name), { recursive: true, force: true })
}

/** It also ends when the portal is killed: two of them must not write into one folder. */
const runNpm = (args: readonly string[], signal: AbortSignal): Promise<string> =>
  runCommand(
    'setpriv',
    [
      ...['--pdeathsig=TERM', 'nice', '-n', '10', 'npm', ...args],
      ...['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--no-progress', '--workspaces=false'],
    ],
    { signal },
  )

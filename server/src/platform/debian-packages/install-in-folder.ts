import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unpackedList, unpackedRoot } from './find-installed.ts'
import type { ReportProgress } from './installation-state.ts'
import { runApt } from './run-apt.ts'
import { runCommand } from './run-command.ts'

type InstallNeeds = {
  readonly names: readonly string[]
  readonly folder: string
  readonly signal: AbortSignal
  readonly report: ReportProgress
}

/**
 * Without root: apt downloads the packages and what they depend on, with its state in our folder, and checks their
 * signatures; then they are unpacked there. A download that was interrupted continues.
 */
export async function installInFolder({ names, folder, signal, report }: InstallNeeds): Promise<void> {
  const state = join(folder, 'state')
  const archives = join(folder, 'cache/archives')
  await mkdir(join(state, 'lists/partial'), { recursive: true })
  await mkdir(join(archives, 'partial'), { recursive: true })
  await copyFile('/var/lib/dpkg/status', join(folder, 'status'))
  const options = aptOptions(folder)
  report('lists', 0)
  await runApt([...options, 'update'], { signal })
  const install = ['install', '--download-only', '--yes', '--no-install-recommends', ...names]
  await runApt([...options, ...install], {
    signal,
    onPercent: (percent) => report('download', 10 + percent * 0.6),
  })
  await unpack(archives, folder, signal, report)
  await writeFile(unpackedList(folder), JSON.stringify(names))
  for (const name of ['state', 'cache', 'status']) await rm(join(folder, name), { recursive: true, force: true })
}

const aptOptions = (folder: string): readonly string[] =>
  [
    `Dir::State=${join(folder, 'state')}`,
    `Dir::State::status=${join(folder, 'status')}`,
    `Dir::Cache=${join(folder, 'cache')}`,
    // Binary caches of the lists: large, and slower to write than to do without.
    'Dir::Cache::pkgcache=',
    'Dir::Cache::srcpkgcache=',
    'Acquire::Languages=none',
    'Acquire::Retries=3',
    'APT::Sandbox::User=',
    'APT::Status-Fd=3',
    'Debug::NoLocking=1',
  ].flatMap((option) => ['-o', option])

/** Into a new folder that takes its place at the end, so that nobody runs half of a package. */
async function unpack(archives: string, folder: string, signal: AbortSignal, report: ReportProgress): Promise<void> {
  const root = unpackedRoot(folder)
  const fresh = join(folder, 'root.new')
  const former = join(folder, 'root.old')
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh)
  const files = (await readdir(archives)).filter((name) => name.endsWith('.deb'))
  for (const [index, name] of files.entries()) {
    report('unpack', 70 + (30 * index) / files.length)
    await runCommand('dpkg-deb', ['--extract', join(archives, name), fresh], { signal })
  }
  await rm(former, { recursive: true, force: true })
  await rename(root, former).catch(() => {}) // there is none at first
  await rename(fresh, root)
  await rm(former, { recursive: true, force: true })
}

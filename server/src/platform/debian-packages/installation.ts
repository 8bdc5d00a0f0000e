import { mkdir, statfs } from 'node:fs/promises'
import { DiskFullError, explainFailure } from './explain-failure.ts'
import { areInstalled } from './find-installed.ts'
import { hasProgram } from './find-program.ts'
import { installInFolder } from './install-in-folder.ts'
import { installOnSystem } from './install-on-system.ts'
import { takeInstallationLock } from './installation-lock.ts'
import type { InstallationState, InstallationStep } from './installation-state.ts'

const neededBytes = 500 * 1024 ** 2

export type PackageInstallation = {
  /** Installs what is missing, in the background. Never throws. */
  start(): void
  read(): InstallationState
  /** Ends a download. It continues at the next start. */
  stop(): Promise<void>
}

export type InstallationNeeds = {
  /** Starts a sentence, for example `Text translation`. */
  readonly purpose: string
  readonly names: readonly string[]
  readonly folder: string
  /** False: only looks whether the packages are there. */
  readonly isAllowed: boolean
  /** Whether apt may change the system. */
  readonly isRoot?: boolean
  readonly log: { info(sentence: string): void; warn(sentence: string): void }
}

/** Debian packages that the portal needs for a feature: installed by apt as root, else unpacked into its data folder. */
export function createPackageInstallation(needs: InstallationNeeds): PackageInstallation {
  const { purpose, names, folder, isAllowed, log, isRoot = process.getuid?.() === 0 } = needs
  const controller = new AbortController()
  const { signal } = controller
  let work: Promise<void> | undefined
  const byHand = `Install these packages, or configure another engine: ${names.join(' ')}.`
  const off: InstallationState = { state: 'off', advice: `${purpose} is not installed by the portal. ${byHand}` }
  let state: InstallationState = isAllowed ? { state: 'installing', step: 'waiting', percent: 0 } : off

  const ensureInstalled = async (): Promise<InstallationState> => {
    if (await areInstalled(names, folder, signal)) return { state: 'installed' }
    if (!isAllowed) return off
    if (!hasProgram('apt-get') || !hasProgram('dpkg-deb'))
      return { state: 'unsupported', advice: `${purpose} is installed by itself on Debian and Ubuntu only. ${byHand}` }
    await mkdir(folder, { recursive: true })
    const release = await takeInstallationLock(folder, signal)
    try {
      if (!(await areInstalled(names, folder, signal))) await install()
      return { state: 'installed' }
    } finally {
      await release()
    }
  }

  const install = async () => {
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < neededBytes) throw new DiskFullError()
    log.info(`${purpose} is being installed in the background.`)
    const startedAt = Date.now()
    const run = isRoot ? installOnSystem : installInFolder
    const report = (step: InstallationStep, percent: number) => {
      state = { state: 'installing', step, percent: Math.round(percent) }
    }
    await run({ names, folder, signal, report })
    log.info(`${purpose} was installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`)
  }

  return {
    start() {
      work ??= ensureInstalled().then(
        (result) => {
          state = result
          if (result.state === 'unsupported') log.warn(result.advice)
        },
        (error: unknown) => {
          if (signal.aborted) return
          const failure = explainFailure(error, purpose)
          state = failure
          log.warn(failure.advice)
        },
      )
    },
    read: () => state,
    async stop() {
      controller.abort()
      await work
    },
  }
}

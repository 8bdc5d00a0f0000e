import { mkdir, statfs } from 'node:fs/promises'
import { DiskFullError } from './explain-failure.ts'
import { takeInstallationLock } from './installation-lock.ts'
import type { InstallationState, InstallationStep, ReportProgress } from './installation-state.ts'

export type PackageInstallation = {
  /** Installs what is missing, in the background. Resolves at the end, also after a failure. */
  start(): Promise<void>
  read(): InstallationState
  /** Ends a download. It continues at the next start. */
  stop(): Promise<void>
}

export type BackgroundInstallation = {
  /** Starts a sentence, for example `Text translation`. */
  readonly purpose: string
  readonly folder: string
  /** False: only looks whether the packages are there. */
  readonly isAllowed: boolean
  /** What a person can do instead, in one sentence. */
  readonly byHand: string
  readonly neededBytes: number
  isInstalled(signal: AbortSignal): Promise<boolean>
  /** Why this system cannot install them, in one sentence; undefined if it can. */
  findObstacle(): string | undefined
  install(signal: AbortSignal, report: ReportProgress): Promise<void>
  explainFailure(error: unknown): InstallationState & { readonly state: 'failed' }
  readonly log: { info(sentence: string): void; warn(sentence: string): void }
}

/** Installs something once, also when several processes start at the same time, and says how far it is. */
export function installInBackground(needs: BackgroundInstallation): PackageInstallation {
  const { purpose, folder, isAllowed, byHand, neededBytes, log } = needs
  const controller = new AbortController()
  const { signal } = controller
  let work: Promise<void> | undefined
  const off: InstallationState = { state: 'off', advice: `${purpose} is not installed by the portal. ${byHand}` }
  let state: InstallationState = isAllowed ? { state: 'installing', step: 'waiting', percent: 0 } : off

  const ensureInstalled = async (): Promise<InstallationState> => {
    if (await needs.isInstalled(signal)) return { state: 'installed' }
    if (!isAllowed) return off
    const obstacle = needs.findObstacle()
    if (obstacle !== undefined) return { state: 'unsupported', advice: `${obstacle} ${byHand}` }
    await mkdir(folder, { recursive: true })
    const release = await takeInstallationLock(folder, signal)
    try {
      if (!(await needs.isInstalled(signal))) await install()
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
    await needs.install(signal, (step: InstallationStep, percent: number) => {
      state = { state: 'installing', step, percent: Math.round(percent) }
    })
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
          const failure = needs.explainFailure(error)
          state = failure
          log.warn(failure.advice)
        },
      )
      return work
    },
    read: () => state,
    async stop() {
      controller.abort()
      await work
    },
  }
}

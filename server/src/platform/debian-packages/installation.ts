import { installInBackground, type PackageInstallation } from './background-installation.ts'
import { explainFailure } from './explain-failure.ts'
import { areInstalled } from './find-installed.ts'
import { hasProgram } from './find-program.ts'
import { installInFolder } from './install-in-folder.ts'
import { installOnSystem } from './install-on-system.ts'

export type { PackageInstallation } from './background-installation.ts'

export type InstallationNeeds = {
  /** Starts a sentence, for example `Text translation`. */
  readonly purpose: string
  readonly names: readonly string[]
  /** Megabytes that must be free: what they take on a bare system, downloads included, and some for others on the same disk. */
  readonly neededMb: number
  readonly folder: string
  /** False: only looks whether the packages are there. */
  readonly isAllowed: boolean
  /** Whether apt may change the system. */
  readonly isRoot?: boolean
  readonly log: { info(sentence: string): void; warn(sentence: string): void }
}

/** Debian packages that the portal needs for a feature: installed by apt as root, else unpacked into its data folder. */
export function createPackageInstallation(needs: InstallationNeeds): PackageInstallation {
  const { purpose, names, neededMb, folder, isRoot = process.getuid?.() === 0 } = needs
  return installInBackground({
    ...needs,
    byHand: `Install these packages, or configure another engine: ${names.join(' ')}.`,
    neededBytes: neededMb * 1024 ** 2,
    isInstalled: (signal) => areInstalled(names, folder, signal),
    findObstacle: () =>
      hasProgram('apt-get') && hasProgram('dpkg-deb')
        ? undefined
        : `${purpose} is installed by itself on Debian and Ubuntu only.`,
    install: (signal, report) => (isRoot ? installOnSystem : installInFolder)({ names, folder, signal, report }),
    explainFailure: (error) => explainFailure(error, purpose),
  })
}

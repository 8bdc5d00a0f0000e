import { existsSync } from 'node:fs'
import { installInBackground, type PackageInstallation } from '../debian-packages/background-installation.ts'
import { hasProgram } from '../debian-packages/find-program.ts'
import { explainFailure } from './explain-failure.ts'
import { installPackages } from './install-packages.ts'
import { type NpmPackages, packagesFolderIn } from './packages-folder.ts'

export type NpmInstallationNeeds = {
  /** Starts a sentence, for example `Speech recognition`. */
  readonly purpose: string
  readonly packages: NpmPackages
  readonly folder: string
  /** False: only looks whether the packages are there. */
  readonly isAllowed: boolean
  readonly log: { info(sentence: string): void; warn(sentence: string): void }
}

/** Packages of npm that are too large to come with the portal: installed into its data folder. */
export function createNpmInstallation(needs: NpmInstallationNeeds): PackageInstallation {
  const { purpose, packages, folder } = needs
  return installInBackground({
    ...needs,
    byHand: 'Configure a service instead, or do without.',
    // The downloads, which are compressed, and what they become.
    neededBytes: packages.unpackedBytes * 2,
    isInstalled: async () => existsSync(packagesFolderIn(folder, packages)),
    findObstacle: () =>
      process.platform === 'linux' && ['npm', 'setpriv', 'flock'].every(hasProgram)
        ? undefined
        : `${purpose} is installed by itself on Linux with npm only.`,
    install: (signal, report) => installPackages({ packages, folder, report }, signal),
    explainFailure: (error) => explainFailure(error, purpose),
  })
}

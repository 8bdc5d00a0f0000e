import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createNpmInstallation } from '../../../platform/npm-packages/installation.ts'
import { packagesFolderIn } from '../../../platform/npm-packages/packages-folder.ts'
import { findSandbox } from '../../../platform/sandbox/find-sandbox.ts'
import { speechPackages } from '../speech-packages.ts'

const folder = fileURLToPath(new URL('../../../../../node_modules/.cache/speech-engines/', import.meta.url))

/** Installs the packages of the speech engines once for all runs. Undefined where they or a sandbox cannot be had. */
export async function findSpeechEngines() {
  const sandbox = await findSandbox({ allowLimitsOnly: true })
  if (!sandbox) return undefined
  const log = { info: () => {}, warn: () => {} }
  const purpose = 'Speech in tests'
  const installation = createNpmInstallation({ purpose, packages: speechPackages, folder, isAllowed: true, log })
  installation.start()
  while (installation.read().state === 'installing') await sleep(100)
  if (installation.read().state !== 'installed') return undefined
  return { packagesFolder: packagesFolderIn(folder, speechPackages), sandbox, getSandbox: async () => sandbox }
}

import { createHash } from 'node:crypto'
import { join } from 'node:path'

/** Packages of npm with exact versions and digests, as files: `package.json`, `package-lock.json` and what they name. */
export type NpmPackages = {
  readonly files: Readonly<Record<string, string>> & { readonly 'package-lock.json': string }
  /** In `node_modules`, removed after the installation. */
  readonly unusedPaths: readonly string[]
  /** Of all packages before the unused paths are removed. */
  readonly unpackedBytes: number
}

/** Exists once all packages are in its `node_modules`. Other versions have another name, so that nobody gets a mixture. */
export function packagesFolderIn(folder: string, { files }: NpmPackages): string {
  return join(folder, createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16))
}

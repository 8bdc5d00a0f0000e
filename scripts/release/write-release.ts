import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import packageFile from '../../package.json' with { type: 'json' }
import { bundleServer, serverEntry } from '../../server/scripts/bundle-server.ts'

const root = join(import.meta.dirname, '../..')

/** The commands of operators, which a release runs from its bundle. */
const commands = {
  'create-admin': 'scripts/create-admin.ts',
  engines: 'scripts/engines.ts',
  'mail:test': 'scripts/send-test-mail.ts',
  'remove-demo': 'scripts/remove-demo.ts',
  'reset-keys': 'scripts/reset-keys.ts',
  'set-sso': 'scripts/set-sso.ts',
}

/** What is taken over as it is. npm needs all package files of the workspaces, as the lock file names them. */
const files = [
  'LICENSE',
  '.npmrc',
  'package-lock.json',
  ...packageFile.workspaces.map((name) => `${name}/package.json`),
  'content',
  'docs/operations.md',
  'scripts/install.mjs',
  'server/src/main/start.mjs',
  'server/src/main/source-fingerprint.mjs',
  'web/dist/client',
  'web/dist/csp.json',
  'web/dist/pages.json',
  'web/dist/routes.json',
]

/** Writes a folder that runs without sources and build tools: the bundled server, the built pages, the list of packages. */
export async function writeRelease(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  for (const name of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    cpSync(join(root, name), join(folder, name), { recursive: true })
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(releasePackage(), null, 2)}\n`)
  const entries = Object.entries(commands).map(([name, source]) => [fileOf(name), source])
  await bundleServer(join(folder, 'server/dist/release'), { ...serverEntry, ...Object.fromEntries(entries) })
}

const fileOf = (command: string): string => command.replace(':', '-')

/** The lock file fits only a package file with the same dependencies, so nothing but the scripts changes. */
function releasePackage() {
  const { prestart, start } = packageFile.scripts
  const run = Object.keys(commands).map((name) => [name, `node server/dist/release/${fileOf(name)}.js`])
  return { ...packageFile, scripts: { prestart, start, ...Object.fromEntries(run) } }
}

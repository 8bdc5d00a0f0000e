/**
 * Brings node_modules in line with package-lock.json before a start or a test.
 * It runs before anything is installed, under whatever Node the machine has (18 or newer).
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const marker = path.join(root, 'node_modules', '.portolan-installed')
const isRelease = !existsSync(path.join(root, 'web', 'index.html'))
const machine = `${process.platform}-${process.arch}`
const lock = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex')
const [installedLock, installedFor, installedKind] = existsSync(marker) ? readFileSync(marker, 'utf8').split('\n') : []

const wantsDev = process.argv.includes('--dev') || installedKind === 'dev'
const isCurrent = installedLock === lock && installedFor === machine && (installedKind === 'dev' || !wantsDev)

if (!isCurrent) {
  console.log(
    `Installing the dependencies${wantsDev ? ' and the tools for development' : ''}, which may take a minute …`,
  )
  install()
  writeFileSync(marker, [lock, machine, wantsDev ? 'dev' : 'start', ''].join('\n'))
  console.log('The dependencies are installed.')
}
refuseOldNode()

function install() {
  const kind = wantsDev ? ['--include=dev'] : ['--omit=dev']
  // A release has been built: it needs the server's packages, and none of those that build.
  if (isRelease) kind.push('--workspace=@portolan/server', '--include-workspace-root')
  const words = ['ci', ...kind, '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const { npm_execpath: npm, npm_node_execpath: node = 'node' } = process.env
  // Never process.execPath: it may be the Node inside node_modules, which npm is about to remove.
  const done = npm
    ? spawnSync(node, [npm, ...words], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', words, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (done.status === 0) return
  if (done.error) console.error(done.error.message)
  fail('The dependencies could not be installed. Read what npm says above, check the network, then try again.')
}

/** Portolan brings its own Node where there is one for the machine; npm scripts then find that first. */
function refuseOldNode() {
  if (existsSync(path.join(root, 'node_modules', '.bin', 'node'))) return
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return
  fail(`Portolan needs Node 22.18 or newer on this kind of machine (${machine}); this is ${process.version}.`)
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

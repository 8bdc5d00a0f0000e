import { readFileSync } from 'node:fs'

/** What may be linked into the product. Tools that only build or test it may also be under MPL-2.0. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'PostgreSQL',
  'Zlib',
])
const withMpl = new Set([...permissive, 'MPL-2.0'])
/** MPL-2.0 covers the files of a package: unmodified and with its notices it may be linked, as its section 3.3 says. */
const usedUnmodified = new Set(['node_modules/@browsermt/bergamot-translator'])
const isTool = (path: string, dev = false): boolean => dev || path.startsWith('node_modules/lightningcss')

type Package = { license?: string; dev?: boolean; devOptional?: boolean; link?: boolean }
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> }

const isAllowed = (license: string, allowed: ReadonlySet<string>): boolean =>
  license
    .replace(/[()]/g, '')
    .split(/ or /i)
    .some((choice) => choice.split(/ and /i).every((each) => allowed.has(each.trim())))

/** Their package.json says nothing, their LICENSE file does. */
const statedElsewhere: Record<string, string> = { 'node_modules/png-js': 'MIT' }

const packages = Object.entries(lock.packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link)
const refused = packages.filter(
  ([path, { license = statedElsewhere[path] ?? 'none stated', dev }]) =>
    !isAllowed(license, isTool(path, dev) || usedUnmodified.has(path) ? withMpl : permissive),
)
for (const [path, { license }] of refused) console.error(`${path}: ${license ?? 'no license stated'}`)
if (packages.length === 0 || refused.length > 0) process.exit(1)
console.log(`${packages.length} packages, all under licenses that are allowed`)

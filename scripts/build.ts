import { join, resolve } from 'node:path'
import { buildWebIfStale } from '../web/scripts/build.ts'
import { writeRelease } from './release/write-release.ts'

/** Builds the pages and writes the release: `npm run build -- <folder>`, by default into `release`. */
const [folder = join(import.meta.dirname, '../release')] = process.argv.slice(2)

await buildWebIfStale((line) => console.log(line))
await writeRelease(resolve(folder))
console.log(`The release is in ${resolve(folder)}. Copy it where it is to run, then "npm start".`)

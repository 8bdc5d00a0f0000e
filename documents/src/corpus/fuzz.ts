import { countText } from '../count/count-text.ts'
import { inspectFile } from '../inspect/inspect-file.ts'
import { countedDocuments } from './counted-documents.ts'
import { damagerOf } from './damage.ts'
import { goodFiles } from './good-files.ts'

/** Spoils good files for as long as it may; anything but facts or a refusal is an error and comes out. */
export async function fuzz(seed: number, milliseconds: number, includePdf: boolean): Promise<number> {
  const damage = damagerOf(seed)
  const good = goodFiles.map(([title, name, make, type]) => ({ title, name, type, bytes: make() }))
  const counted = countedDocuments.map(({ title, name, make, type }) => ({ title, name, type, bytes: make() }))
  const files = [...good, ...counted].filter(
    ({ bytes, type }) => bytes.length < 100_000 && (includePdf || type !== 'pdf'),
  )
  const end = performance.now() + milliseconds
  let rounds = 0
  while (performance.now() < end)
    for (const { name, bytes, type } of files) {
      const spoilt = damage(bytes)
      await inspectFile(spoilt, { name, signal: AbortSignal.timeout(10_000) })
      await countText(spoilt, type, { signal: AbortSignal.timeout(10_000) })
      rounds++
      if (performance.now() > end) break
    }
  return rounds
}

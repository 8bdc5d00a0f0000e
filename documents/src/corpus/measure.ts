import type { FileType } from '../file-types.ts'
import { countText, inspectFile } from '../index.ts'

/** Runs in its own process to measure the memory of a single file: `node measure.ts <path> [<type to count>]`. */
const [, , path = '', type] = process.argv
const peakMiB = (): number => process.resourceUsage().maxRSS / 1024
const before = peakMiB()
const began = performance.now()
const signal = AbortSignal.timeout(60_000)
const answer = type
  ? await countText(path, type as FileType, { signal })
  : await inspectFile(path, { name: path, signal })
process.stdout.write(JSON.stringify({ answer, grewMiB: peakMiB() - before, tookMs: performance.now() - began }))

import type { FileHandle } from 'node:fs/promises'
import { chunksOf, type Source } from '../source.ts'
import type { YieldPoint } from '../yielding.ts'

/** Writes the document unchanged, byte by byte. */
export async function copySource(source: Source, output: FileHandle, yieldPoint: YieldPoint): Promise<void> {
  for await (const chunk of chunksOf(source, yieldPoint)) await output.appendFile(chunk)
}

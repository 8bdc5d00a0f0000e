import { readTensorHeaders } from './marian-format.ts'
import type { FileKind } from './model-catalog.ts'
import { isShortlist } from './shortlist-format.ts'

export class MalformedModel extends Error {}

/** The engine checks nothing: it reads past the end of a truncated file. */
export function checkModelFile(kind: FileKind, bytes: Uint8Array): void {
  const isValid =
    kind === 'model' ? readTensorHeaders(bytes) !== null : kind === 'shortlist' ? isShortlist(bytes) : bytes.length > 0
  if (!isValid) throw new MalformedModel(`The ${kind} file is malformed.`)
}

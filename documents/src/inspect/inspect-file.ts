import { type FileType, listTypesByName } from '../file-types.ts'
import { orRefusal, type Refusal } from '../refusal.ts'
import { type Input, withSource } from '../source.ts'
import { createYieldPoint } from '../yielding.ts'
import { inspectSource } from './inspect-source.ts'

export type FileFacts = {
  readonly type: FileType
  readonly mediaType: string
  readonly size: number
  /** False where the name suggests another type. A name without a known extension matches every type. */
  readonly agreesWithName: boolean
}

export function inspectFile(
  input: Input,
  { name, signal }: { name: string; signal?: AbortSignal },
): Promise<FileFacts | Refusal> {
  return orRefusal(() =>
    withSource(input, async (source) => {
      const seen = { entries: 0, bytes: 0, archives: 0 }
      const found = await inspectSource(source, { name, yieldPoint: createYieldPoint(signal), seen })
      const named = listTypesByName(name)
      return {
        ...found,
        size: source.size,
        agreesWithName: named.length === 0 || named.some((type) => agree(type, found.type)),
      }
    }),
  )
}

/** Containers of audio and video are the same: only their streams tell which one a file is. */
const isMedia = (type: FileType): boolean => type === 'audio' || type === 'video'

const agree = (named: FileType, found: FileType): boolean => named === found || (isMedia(named) && isMedia(found))

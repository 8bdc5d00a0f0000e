import { createHash } from 'node:crypto'
import { pipeline, type Readable, Transform } from 'node:stream'
import type { FileStore, StoredFile } from '../../ports/file-store.ts'

/** The bytes under a key are not those that were claimed. */
export class FileAlteredError extends Error {
  override name = 'FileAlteredError'
  readonly key: string

  constructor(key: string) {
    super(`The bytes of the stored file "${key}" are not those that were claimed.`)
    this.key = key
  }
}

export type CheckedStore = FileStore & {
  /** The SHA-256 of the file that was read last; undefined before that. */
  digest(): string | undefined
}

/**
 * Wraps the store for reading one file: reading fails at the end if the bytes do not have the expected SHA-256.
 * Null if none is known yet, so that any bytes are accepted. Reads of a range are not checked.
 */
export function checkedStore(fileStore: FileStore, sha256: string | null): CheckedStore {
  let digest: string | undefined
  return {
    ...fileStore,
    digest: () => digest,
    async read(key, range) {
      const source = await fileStore.read(key, range)
      if (range) return source
      return digestStream(source, (found) => {
        digest = found
        if (sha256 !== null && found !== sha256) throw new FileAlteredError(key)
      })
    },
  }
}

function digestStream(source: Readable, check: (sha256: string) => void): Readable {
  const hash = createHash('sha256')
  const digester = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
    flush(done) {
      try {
        check(hash.digest('hex'))
        done()
      } catch (error) {
        done(error as Error)
      }
    },
  })
  // The reader of the stream gets the error.
  return pipeline(source, digester, () => {}) as Readable
}

type ExpectedFile = { readonly size: string | number; readonly sha256: string | null }

/** Compares size and, if the store keeps one, digest with what was claimed, without reading the file. */
export const isIntact = ({ size, sha256 }: ExpectedFile, stored: StoredFile): boolean =>
  stored.size === Number(size) && (sha256 === null || stored.sha256 === undefined || stored.sha256 === sha256)

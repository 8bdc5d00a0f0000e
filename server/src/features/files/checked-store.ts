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
  /** Of what was read last; undefined before that. */
  digest(): string | undefined
}

/**
 * The store, for reading one file: where its bytes have another SHA-256 than they should, reading fails at its end.
 * Null: it is not known yet, and what is read for the first time counts.
 */
export function checkedStore(fileStore: FileStore, sha256: string | null): CheckedStore {
  let digest: string | undefined
  return {
    ...fileStore,
    digest: () => digest,
    async read(key, range) {
      const source = await fileStore.read(key, range)
      if (range) return source
      return digesting(source, (found) => {
        digest = found
        if (sha256 !== null && found !== sha256) throw new FileAlteredError(key)
      })
    },
  }
}

function digesting(source: Readable, check: (sha256: string) => void): Readable {
  const hash = createHash('sha256')
  const counting = new Transform({
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
  return pipeline(source, counting, () => {}) as Readable
}

type ExpectedFile = { readonly size: string | number; readonly sha256: string | null }

/** As far as the store knows without reading: it has the length that was claimed, and the digest where it keeps one. */
export const isIntact = ({ size, sha256 }: ExpectedFile, stored: StoredFile): boolean =>
  stored.size === Number(size) && (sha256 === null || stored.sha256 === undefined || stored.sha256 === sha256)

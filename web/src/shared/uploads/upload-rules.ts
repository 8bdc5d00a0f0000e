import { sanitizeFileName } from '@portolan/contract/files/file-name'
import { translate } from '../messages/messages.ts'
import { folderOf } from './file-folder.ts'
import { uploadMessages } from './messages/uploads.ts'

export type UploadLimits = {
  readonly files: number
  readonly bytesPerFile: number
  /** The limits of single endings, where they differ. */
  readonly bytesByExtension?: ReadonlyMap<string, number>
  readonly bytesInTotal?: number
  /** The endings that a name may have, without dots; any where there are none given. */
  readonly extensions?: readonly string[]
  /** Files of different folders may have the same name. */
  readonly isByFolder?: boolean
}

type Named = { readonly name: string; readonly size: number; readonly file?: File }
type AcceptedFile = { readonly file: File; readonly name: string }

const MEGABYTE = 1024 * 1024

/**
 * What may join the files that are there already, of all lists together, before a byte of it is sent. The others are
 * named in sentences, each once. Names are those the server will know the files by.
 */
export function admitFiles(
  there: readonly Named[],
  files: readonly File[],
  limits: UploadLimits,
): { taken: AcceptedFile[]; refusals: string[] } {
  const t = translate(uploadMessages)
  const keyOf = (name: string, file?: File) => sameName(limits.isByFolder && file ? `${folderOf(file)}/${name}` : name)
  const names = new Set(there.map(({ name, file }) => keyOf(name, file)))
  let total = there.reduce((sum, { size }) => sum + size, 0)
  const refusals = new Set<string>()
  const taken: AcceptedFile[] = []

  const refusalOf = (name: string, file: File): string | undefined => {
    const { size } = file
    if (names.has(keyOf(name, file))) return t('duplicate', { name })
    if (limits.extensions && !limits.extensions.includes(extensionOf(name))) return t('wrongType', { name })
    if (size === 0) return t('empty', { name })
    const most = limits.bytesByExtension?.get(extensionOf(name)) ?? limits.bytesPerFile
    if (size > most) return t('tooLarge', { name, megabytes: inMegabytes(most) })
    if (there.length + taken.length >= limits.files) return t('tooMany', { count: limits.files })
    if (limits.bytesInTotal !== undefined && total + size > limits.bytesInTotal)
      return t('tooLargeInTotal', { megabytes: inMegabytes(limits.bytesInTotal) })
    return undefined
  }

  for (const file of files) {
    const name = sanitizeFileName(file.name)
    const refusal = refusalOf(name, file)
    if (refusal) refusals.add(refusal)
    else {
      taken.push({ file, name })
      names.add(keyOf(name, file))
      total += file.size
    }
  }
  return { taken, refusals: [...refusals] }
}

/** The file system where deliverables are unpacked may treat these names as equal. */
const sameName = (name: string): string => name.normalize('NFC').toLowerCase()

export const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

const inMegabytes = (bytes: number): number => Math.round(bytes / MEGABYTE)

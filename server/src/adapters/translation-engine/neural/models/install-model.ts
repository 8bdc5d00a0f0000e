import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { checkModelFile, MalformedModel } from './check-model-file.ts'
import { type DownloadOptions, downloadFile } from './download-file.ts'
import { InstallError, isDiskFull } from './install-error.ts'
import { withInstallLock } from './install-lock.ts'
import { listInstalledModels, type Manifest, manifestFile, modelFolder, stagingFolder } from './installed-models.ts'
import { type CatalogFile, type CatalogModel, countBytes, type FileKind, fileUrl } from './model-catalog.ts'

export type InstallOptions = {
  readonly folder: string
  /** Where the files are downloaded from, for example the provider's own mirror. */
  readonly baseUrl: string
  readonly signal: AbortSignal
  /** Gets the downloaded bytes of the whole model. */
  readonly onProgress?: (bytes: number) => void
  readonly retryMs?: number
  readonly stallMs?: number
}

const unpack = promisify(gunzip)
const maxUnpackedBytes = 200 * 1024 * 1024
/** Room for the packed files, the unpacked ones, and some more. */
const spaceFactor = 3

/** Downloads, checks and unpacks a model. It becomes visible at once and whole. Throws InstallError. */
export async function installModel(model: CatalogModel, options: InstallOptions): Promise<void> {
  const staging = stagingFolder(options.folder)
  await mkdir(staging, { recursive: true, mode: 0o700 })
  await withInstallLock(join(staging, `${model.id}.lock`), async () => {
    const installed = await listInstalledModels(options.folder)
    if (installed.some(({ id }) => id === model.id)) return
    await checkSpace(model, staging)
    await removeLeftovers(model, staging)
    const unpacked = join(staging, `${model.id}-${randomUUID()}`)
    await mkdir(unpacked)
    try {
      await fillFolder(model, unpacked, options)
      options.signal.throwIfAborted()
      await rename(unpacked, modelFolder(options.folder, model.id))
      await syncFolder(options.folder)
    } catch (error) {
      await rm(unpacked, { recursive: true, force: true })
      if (!isDiskFull(error)) throw error
      await removeDownloads(model, staging)
      throw diskFull(error)
    }
    await removeDownloads(model, staging)
  })
}

async function removeDownloads({ files }: CatalogModel, staging: string): Promise<void> {
  await Promise.all(Object.values(files).map((file) => rm(partPath(staging, file), { force: true })))
}

const partPath = (staging: string, { sha256 }: CatalogFile): string => join(staging, `${sha256}.part`)

const diskFull = (cause?: unknown): InstallError =>
  new InstallError('disk_full', 'There is not enough room on the disk for the model.', cause)

async function checkSpace(model: CatalogModel, staging: string): Promise<void> {
  const { bavail, bsize } = await statfs(staging)
  if (bavail * bsize < countBytes(model) * spaceFactor) throw diskFull()
}

/** What an install that was killed left behind. Partial downloads have other names and stay. */
async function removeLeftovers({ id }: CatalogModel, staging: string): Promise<void> {
  const names = await readdir(staging)
  const leftovers = names.filter((name) => name.startsWith(`${id}-`) || name.startsWith('removed-'))
  await Promise.all(leftovers.map((name) => rm(join(staging, name), { recursive: true, force: true })))
}

async function fillFolder(model: CatalogModel, folder: string, options: InstallOptions): Promise<void> {
  const staging = stagingFolder(options.folder)
  let earlierBytes = 0
  let bytes = 0
  for (const [kind, file] of Object.entries(model.files) as [FileKind, CatalogFile][]) {
    const download: DownloadOptions = {
      signal: options.signal,
      onProgress: (fileBytes) => options.onProgress?.(earlierBytes + fileBytes),
      attempts: 5,
      retryMs: options.retryMs ?? 1_000,
      stallMs: options.stallMs ?? 30_000,
    }
    await downloadFile(fileUrl(options.baseUrl, model, file), file, partPath(staging, file), download)
    earlierBytes += file.bytes
    const content = await unpack(await readFile(partPath(staging, file)), { maxOutputLength: maxUnpackedBytes })
    checkContent(model, kind, content)
    bytes += content.length
    await writeDurably(join(folder, unpackedName(file)), content)
  }
  const manifest = manifestFile(describe(model, bytes))
  await writeDurably(join(folder, manifest.name), manifest.bytes)
}

const unpackedName = ({ name }: CatalogFile): string => name.replace(/\.gz$/, '')

function checkContent(model: CatalogModel, kind: FileKind, content: Buffer): void {
  try {
    checkModelFile(kind, content)
  } catch (error) {
    if (error instanceof MalformedModel) throw new InstallError('malformed', error.message)
    throw error
  }
  const sha256 = createHash('sha256').update(content).digest('hex')
  if (kind === 'model' && sha256 !== model.unpackedModelSha256)
    throw new InstallError('wrong_digest', 'The unpacked model is not the one that the catalog names.')
}

function describe(
  { files, from, to, architecture, comet, unpackedModelSha256 }: CatalogModel,
  bytes: number,
): Manifest {
  const nameOf = (kind: FileKind): string[] => (files[kind] ? [unpackedName(files[kind])] : [])
  const [[model = ''], [shortlist = '']] = [nameOf('model'), nameOf('shortlist')]
  const vocabularies = (['vocabulary', 'sourceVocabulary', 'targetVocabulary'] as const).flatMap(nameOf)
  return {
    from,
    to,
    architecture,
    comet,
    bytes,
    sha256: unpackedModelSha256,
    files: { model, shortlist, vocabularies },
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

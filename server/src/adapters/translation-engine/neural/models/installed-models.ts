import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { ModelFiles } from './model-files.ts'

/** A folder of its own per model. It appears by a rename, when all files are in it. */
const manifestName = 'manifest.json'
const isModelId = (name: string): boolean => /^[A-Za-z-]{5,30}\.[a-z-]{3,20}$/.test(name)
const FileName = z.string().check(z.regex(/^[\w.-]{1,100}$/))

const Manifest = z.object({
  from: z.string(),
  to: z.string(),
  architecture: z.string(),
  comet: z.nullable(z.number()),
  bytes: z.number(),
  /** Of the unpacked model file. */
  sha256: z.string(),
  files: z.object({
    model: FileName,
    shortlist: FileName,
    vocabularies: z.array(FileName).check(z.minLength(1), z.maxLength(2)),
  }),
})

export type Manifest = z.output<typeof Manifest>

export type InstalledModel = Omit<Manifest, 'files'> & { readonly id: string; readonly files: ModelFiles }

export const stagingFolder = (folder: string): string => join(folder, '.staging')

/** Throws for a name that would leave the folder. */
export function modelFolder(folder: string, id: string): string {
  if (!isModelId(id)) throw new Error(`${id} is no model`)
  return join(folder, id)
}

/** The models that can be used now. Reads the folder each time, since another process installs and removes them. */
export async function listInstalledModels(folder: string): Promise<readonly InstalledModel[]> {
  const names = await readdir(folder).catch(emptyIfMissing)
  const models = await Promise.all(
    names
      .filter(isModelId)
      .sort()
      .map((id) => readInstalledModel(folder, id)),
  )
  return models.filter((model) => model !== null)
}

const emptyIfMissing = (error: NodeJS.ErrnoException): string[] => {
  if (error.code === 'ENOENT') return []
  throw error
}

/** Null for a folder that is not a model, or was removed just now. */
async function readInstalledModel(folder: string, id: string): Promise<InstalledModel | null> {
  const path = modelFolder(folder, id)
  const text = await readFile(join(path, manifestName), 'utf8').catch(() => '')
  const manifest = Manifest.safeParse(parseJson(text)).data
  if (!manifest) return null
  const { model, shortlist, vocabularies } = manifest.files
  const files = {
    model: join(path, model),
    shortlist: join(path, shortlist),
    vocabularies: vocabularies.map((name) => join(path, name)),
  }
  return { ...manifest, id, files }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export const manifestFile = (manifest: Manifest): { readonly name: string; readonly bytes: Buffer } => ({
  name: manifestName,
  bytes: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`),
})

/** Moves the folder away first, so that a crash in between never leaves half a model. */
export async function removeModel(folder: string, id: string): Promise<void> {
  const removed = join(stagingFolder(folder), `removed-${randomUUID()}`)
  await mkdir(stagingFolder(folder), { recursive: true, mode: 0o700 })
  await rename(modelFolder(folder, id), removed)
  await rm(removed, { recursive: true, force: true })
}

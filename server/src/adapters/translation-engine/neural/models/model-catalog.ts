import { readFile } from 'node:fs/promises'
import { shortenTag } from '../short-tag.ts'

export type FileKind = 'model' | 'shortlist' | 'vocabulary' | 'sourceVocabulary' | 'targetVocabulary'

/** A file as it is downloaded, packed with gzip. */
export type CatalogFile = { readonly name: string; readonly bytes: number; readonly sha256: string }

export type CatalogModel = {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly architecture: string
  /** Mozilla's measurement of the quality (COMET on the Flores test set), where there is one. */
  readonly comet: number | null
  readonly unpackedModelSha256: string
  readonly files: Readonly<Partial<Record<FileKind, CatalogFile>>>
}

type CatalogEntry = {
  readonly pair: string
  readonly architecture: string
  readonly comet: number | null
  readonly unpackedModelSha256: string
  readonly files: Readonly<Record<string, readonly [name: string, bytes: number, sha256: string]>>
}

export type ModelCatalog = { readonly models: readonly CatalogModel[]; readonly defaultUrl: string }

/** Mozilla's models with the digests of all files, taken from the Git LFS pointers of that commit. */
export async function readCatalog(): Promise<ModelCatalog> {
  const text = await readFile(new URL('./catalog.generated.json', import.meta.url), 'utf8')
  const { source, commit, models } = JSON.parse(text) as { source: string; commit: string; models: CatalogEntry[] }
  return {
    models: models.map(toModel),
    defaultUrl: `https://media.githubusercontent.com/media/${source}/${commit}/models`,
  }
}

function toModel({ pair, architecture, comet, unpackedModelSha256, files }: CatalogEntry): CatalogModel {
  const isFromEnglish = pair.startsWith('en-')
  const other = shortenTag(isFromEnglish ? pair.slice('en-'.length) : pair.slice(0, -'-en'.length))
  return {
    id: `${pair}.${architecture}`,
    from: isFromEnglish ? 'en' : other,
    to: isFromEnglish ? other : 'en',
    architecture,
    comet,
    unpackedModelSha256,
    files: Object.fromEntries(
      Object.entries(files).map(([kind, [name, bytes, sha256]]) => [kind, { name, bytes, sha256 }]),
    ),
  }
}

/** `base-memory` is better than `tiny` in every direction that has both, and needs less memory than `base`. */
const preferred = ['base-memory', 'tiny', 'base']

/** The models from and into a language, at most one per direction. */
export function chooseModels({ models }: Pick<ModelCatalog, 'models'>, language: string): readonly CatalogModel[] {
  const isBetter = (one: CatalogModel, other: CatalogModel): boolean =>
    preferred.indexOf(one.architecture) < preferred.indexOf(other.architecture)
  const chosen = new Map<string, CatalogModel>()
  for (const model of models.filter(({ from, to }) => from === language || to === language)) {
    const other = chosen.get(model.from)
    if (!other || isBetter(model, other)) chosen.set(model.from, model)
  }
  return [...chosen.values()]
}

/** Their files are in a folder named for the pair in the file names: `enzh` also for `en-zh-Hans`. */
export function fileUrl(baseUrl: string, { architecture }: CatalogModel, { name }: CatalogFile): string {
  const folder = /\.([a-z]{4,6})\./.exec(name)?.[1] ?? ''
  const base = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`
  return new URL(`${architecture}/${folder}/${name}`, base).href
}

export const countBytes = ({ files }: CatalogModel): number =>
  Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0)

import { InstallError } from '../adapters/translation-engine/neural/models/install-error.ts'
import { installModel } from '../adapters/translation-engine/neural/models/install-model.ts'
import { listInstalledModels, removeModel } from '../adapters/translation-engine/neural/models/installed-models.ts'
import {
  type CatalogModel,
  chooseModels,
  countBytes,
  type ModelCatalog,
} from '../adapters/translation-engine/neural/models/model-catalog.ts'
import { ModelInstallError, type NeuralModels } from '../features/machine-translation/index.ts'

type Options = {
  readonly folder: string
  readonly readCatalog: () => Promise<Pick<ModelCatalog, 'models' | 'defaultUrl'>>
  /** The provider's own mirror; null for the one of the catalog. */
  readonly modelsUrl: string | null
}

const english = 'en'

/** Lets administrators manage the models that `npm run engines` manages. */
export function neuralModels({ folder, readCatalog, modelsUrl }: Options): NeuralModels {
  return {
    async list() {
      const [catalog, installed] = await Promise.all([readCatalog(), listInstalledModels(folder)])
      const languages = new Set(catalog.models.flatMap(({ from, to }) => [from, to]))
      languages.delete(english)
      return [...languages].sort().map((language) => describe(language, chooseModels(catalog, language), installed))
    },
    async install(language, { signal, onProgress }) {
      const catalog = await readCatalog()
      const models = chooseModels(catalog, language)
      const total = sumBytes(models)
      let earlierBytes = 0
      for (const model of models) {
        await installModel(model, {
          folder,
          baseUrl: modelsUrl ?? catalog.defaultUrl,
          signal,
          onProgress: (bytes) => onProgress((earlierBytes + bytes) / total),
        }).catch(rethrow)
        earlierBytes += countBytes(model)
      }
    },
    async remove(language) {
      const installed = await listInstalledModels(folder)
      for (const { id } of installed.filter((model) => isOf(language, model))) await removeModel(folder, id)
    },
  }
}

type Direction = { readonly from: string; readonly to: string }

const isOf = (language: string, { from, to }: Direction): boolean => from === language || to === language
const sumBytes = (models: readonly CatalogModel[]): number => models.reduce((sum, model) => sum + countBytes(model), 0)

function describe(language: string, models: readonly CatalogModel[], installed: readonly Direction[]) {
  const isInstalled = (model: Direction) => installed.some(({ from, to }) => from === model.from && to === model.to)
  const count = models.filter(isInstalled).length
  return {
    language,
    isFromEnglish: models.some(({ to }) => to === language),
    isIntoEnglish: models.some(({ from }) => from === language),
    downloadBytes: sumBytes(models),
    installed: count === models.length ? 'all' : count > 0 ? 'some' : 'none',
  } as const
}

function rethrow(error: unknown): never {
  if (!(error instanceof InstallError)) throw error
  throw new ModelInstallError(error.problem === 'already_running' ? 'busy' : error.problem, error.message)
}

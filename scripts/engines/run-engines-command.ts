import { InstallError } from '../../server/src/adapters/translation-engine/neural/models/install-error.ts'
import { installModel } from '../../server/src/adapters/translation-engine/neural/models/install-model.ts'
import {
  listInstalledModels,
  removeModel,
} from '../../server/src/adapters/translation-engine/neural/models/installed-models.ts'
import {
  type CatalogModel,
  chooseModels,
  countBytes,
  type ModelCatalog,
} from '../../server/src/adapters/translation-engine/neural/models/model-catalog.ts'
import { shortenTag } from '../../server/src/adapters/translation-engine/neural/short-tag.ts'
import { CommandError } from './command-error.ts'
import type { EnginesCommand } from './engines-command.ts'
import { listModels } from './list-models.ts'
import { nameDirection, nameLanguage, showMegabytes } from './names.ts'

const usage = `Usage:
  npm run engines -- list              shows which languages are installed and which can be added
  npm run engines -- add de fr         downloads Mozilla's models between English and these languages
  npm run engines -- remove de fr      removes them`

/** Throws CommandError with a sentence for the operator. */
export async function runEnginesCommand(args: readonly string[], command: EnginesCommand): Promise<void> {
  const [action, ...tags] = args
  if (action === 'list' && tags.length === 0) return await listModels(command)
  if ((action !== 'add' && action !== 'remove') || tags.length === 0) throw new CommandError(usage)
  const languages = [...new Set(tags.map(shortenTag))]
  if (languages.includes('en'))
    throw new CommandError('English is one side of every model. Name the other language, for example de.')
  if (action === 'remove') return await removeLanguages(languages, command)
  const models = languages.map((language) => findModels(language, command.catalog))
  for (const model of models.flat()) await addModel(model, command)
  command.output.line('Done. A running portal offers the new languages at once.')
}

function findModels(language: string, catalog: Pick<ModelCatalog, 'models'>): readonly CatalogModel[] {
  const models = chooseModels(catalog, language)
  if (models.length === 0)
    throw new CommandError(`There is no model for ${language}. \`npm run engines -- list\` shows the languages.`)
  return models
}

async function addModel(model: CatalogModel, { folder, baseUrl, output, signal }: EnginesCommand): Promise<void> {
  const name = nameDirection(model)
  const installed = await listInstalledModels(folder)
  if (installed.some(({ id }) => id === model.id)) return output.line(`${name} is installed already.`)
  const total = countBytes(model)
  output.line(`Downloading ${name}, ${showMegabytes(total)} …`)
  const onProgress = (bytes: number): void => output.progress(`${Math.floor((bytes / total) * 100)} %`)
  try {
    await installModel(model, { folder, baseUrl, signal, onProgress })
  } catch (error) {
    if (error instanceof InstallError) throw new CommandError(`${name} was not installed. ${error.message}`)
    throw error
  }
  output.line(`Installed ${name}.`)
}

async function removeLanguages(languages: readonly string[], { folder, output }: EnginesCommand): Promise<void> {
  const installed = await listInstalledModels(folder)
  for (const language of languages) {
    const models = installed.filter(({ from, to }) => from === language || to === language)
    if (models.length === 0) throw new CommandError(`No model for ${nameLanguage(language)} is installed.`)
    for (const model of models) {
      await removeModel(folder, model.id)
      output.line(`Removed ${nameDirection(model)}.`)
    }
  }
}

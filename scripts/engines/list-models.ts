import { listInstalledModels } from '../../server/src/adapters/translation-engine/neural/models/installed-models.ts'
import type { CatalogModel } from '../../server/src/adapters/translation-engine/neural/models/model-catalog.ts'
import type { EnginesCommand } from './engines-command.ts'
import { nameDirection, nameLanguage, showMegabytes } from './names.ts'

export async function listModels({ folder, catalog, output }: EnginesCommand): Promise<void> {
  const installed = await listInstalledModels(folder)
  if (installed.length === 0) output.line('No neural models are installed.')
  else output.line(`Installed in ${folder}:`)
  for (const model of installed.toSorted((one, other) => one.id.localeCompare(other.id)))
    output.line(`  ${nameDirection(model)}, ${showMegabytes(model.bytes)}`)
  const isInstalled = (language: string): boolean =>
    installed.some(({ from, to }) => from === language || to === language)
  const others = listLanguages(catalog.models).filter((language) => !isInstalled(language))
  output.line('\nCan be added with `npm run engines -- add …`:')
  for (const language of others)
    output.line(`  ${language.padEnd(3)} ${nameLanguage(language)}${oneWay(catalog.models, language)}`)
}

function listLanguages(models: readonly CatalogModel[]): readonly string[] {
  const languages = new Set(models.flatMap(({ from, to }) => [from, to]))
  languages.delete('en')
  return [...languages].sort((one, other) => nameLanguage(one).localeCompare(nameLanguage(other)))
}

function oneWay(models: readonly CatalogModel[], language: string): string {
  if (!models.some(({ to }) => to === language)) return ' (into English only)'
  return models.some(({ from }) => from === language) ? '' : ' (from English only)'
}

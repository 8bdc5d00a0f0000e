import { readCatalog } from '../server/src/adapters/translation-engine/neural/models/model-catalog.ts'
import { modelsFolderIn } from '../server/src/adapters/translation-engine/neural/models/models-folder.ts'
import { readConfig } from '../server/src/main/config.ts'
import { sentenceOf } from '../server/src/main/startup-messages.ts'
import { CommandError } from './engines/command-error.ts'
import { runEnginesCommand } from './engines/run-engines-command.ts'
import { writeToTerminal } from './engines/terminal.ts'

/** `npm run engines -- add de | remove de | list`: the neural models that the portal translates with. */
const controller = new AbortController()
process.once('SIGINT', () => controller.abort())

try {
  const { dataFolder, modelsUrl } = readConfig(process.env)
  const catalog = await readCatalog()
  await runEnginesCommand(process.argv.slice(2), {
    folder: modelsFolderIn(dataFolder),
    catalog,
    baseUrl: modelsUrl ?? catalog.defaultUrl,
    output: writeToTerminal(process.stdout),
    signal: controller.signal,
  })
} catch (error) {
  if (controller.signal.aborted) {
    console.error('Stopped. Run the same command again to continue.')
    process.exitCode = 130
  } else {
    console.error(error instanceof CommandError ? error.message : sentenceOf(error))
    process.exitCode = 1
  }
}

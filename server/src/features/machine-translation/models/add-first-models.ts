import { audit } from '../../../platform/audit.ts'
import { enqueue } from '../../../platform/jobs/index.ts'
import type { Database } from '../../../tables/database.ts'
import { installTranslationModels } from './install-models.ts'
import type { NeuralModels } from './neural-models.ts'
import { findInstall, lockInstalls, saveInstall, wereModelsTakenAway } from './store-installs.ts'

type Needs = { readonly db: Database; readonly neuralModels: NeuralModels }

const language = 'es'

/**
 * Installs the models between English and Spanish in the background, so that nobody needs a command for neural quality. A
 * failed installation is tried again at the next start; one that an administrator removed or canceled is not. Answers with
 * the size of the download if one was started.
 */
export async function addFirstModels({ db, neuralModels }: Needs): Promise<{ readonly bytes: number } | undefined> {
  const models = (await neuralModels.list()).find((one) => one.language === language)
  if (models?.installed !== 'none') return undefined
  return await db.transaction().execute(async (tx) => {
    await lockInstalls(tx)
    const install = await findInstall(tx, language)
    if (install?.problem === null || (await wereModelsTakenAway(tx, language))) return undefined
    await saveInstall(tx, language, await enqueue(tx, installTranslationModels, { language }))
    const subject = { type: 'translation-model', id: language }
    await audit(tx, { actor: undefined, action: 'translation-model-added', subject })
    return { bytes: models.downloadBytes }
  })
}

import type { ModelReport } from '@portolan/contract/machine-translation/admin/engines'
import type { Actor } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { cancelJob, enqueue } from '../../../platform/jobs/index.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import { installTranslationModels } from './install-models.ts'
import type { NeuralLanguage, NeuralModels } from './neural-models.ts'
import { deleteInstall, findInstall, type Install, listInstalls, lockInstalls, saveInstall } from './store-installs.ts'

type Needs = { readonly db: Database; readonly neuralModels: NeuralModels }
type Change = { readonly actor: Actor; readonly origin: Origin; readonly language: string }

const isRunning = (install: Install | undefined): boolean => install !== undefined && install.problem === null
const subjectOf = (language: string) => ({ type: 'translation-model', id: language })

export async function listModels({ db, neuralModels }: Needs): Promise<ModelReport[]> {
  const [languages, installs] = await Promise.all([neuralModels.list(), listInstalls(db)])
  return languages.map((one) => {
    const install = installs.find(({ language }) => language === one.language)
    const { installed, ...rest } = one
    return { ...rest, ...describeState(installed, install) }
  })
}

const installedStates = { none: 'NOT_INSTALLED', some: 'PARTLY_INSTALLED', all: 'INSTALLED' } as const

function describeState(
  installed: NeuralLanguage['installed'],
  install: Install | undefined,
): Pick<ModelReport, 'state' | 'percent' | 'problem'> {
  if (!install) return { state: installedStates[installed], percent: null, problem: null }
  if (install.problem !== null) return { state: 'FAILED', percent: null, problem: install.problem }
  if (install.state !== 'running') return { state: 'WAITING', percent: null, problem: null }
  return { state: 'INSTALLING', percent: Math.floor((install.progress ?? 0) * 100), problem: null }
}

/** Does nothing if it is being installed already. */
export async function addModels(needs: Needs, { actor, origin, language }: Change): Promise<void> {
  const known = await requireLanguage(needs, language)
  if (known.installed === 'all') return
  await needs.db.transaction().execute(async (tx) => {
    await lockInstalls(tx)
    if (isRunning(await findInstall(tx, language))) return
    await saveInstall(tx, language, await enqueue(tx, installTranslationModels, { language }))
    await audit(tx, { actor, origin, action: 'translation-model-added', subject: subjectOf(language) })
  })
}

/** What was downloaded stays, so that adding the language again continues there. */
export async function cancelModels(needs: Needs, { actor, origin, language }: Change): Promise<void> {
  await requireLanguage(needs, language)
  await needs.db.transaction().execute(async (tx) => {
    await lockInstalls(tx)
    const install = await findInstall(tx, language)
    if (!install) return
    await cancelJob(tx, install.jobId)
    await deleteInstall(tx, language, install.jobId)
    await audit(tx, { actor, origin, action: 'translation-model-canceled', subject: subjectOf(language) })
  })
}

export async function removeModels(needs: Needs, { actor, origin, language }: Change): Promise<void> {
  await requireLanguage(needs, language)
  await needs.db.transaction().execute(async (tx) => {
    await lockInstalls(tx)
    const install = await findInstall(tx, language)
    if (isRunning(install)) throw new Refusal('translation_model_busy')
    if (install) await deleteInstall(tx, language, install.jobId)
    await audit(tx, { actor, origin, action: 'translation-model-removed', subject: subjectOf(language) })
    await needs.neuralModels.remove(language)
  })
}

async function requireLanguage({ neuralModels }: Needs, language: string): Promise<NeuralLanguage> {
  const known = (await neuralModels.list()).find((one) => one.language === language)
  if (!known) throw new Refusal('translation_model_not_found')
  return known
}

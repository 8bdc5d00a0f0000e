import * as z from 'zod/mini'
import { defineJob, handles, type JobHandler } from '../../../platform/jobs/index.ts'
import { ModelInstallError, type NeuralModels } from './neural-models.ts'
import { deleteInstall, failInstall } from './store-installs.ts'

export const installTranslationModels = defineJob('install-translation-models', z.object({ language: z.string() }))

/** Continues after a restart of the portal. A failure is shown to administrators. */
export const installHandler = ({ neuralModels }: { readonly neuralModels: NeuralModels }): JobHandler =>
  handles(
    installTranslationModels,
    async ({ language }, { id, signal, progress, finish }) => {
      let saving = Promise.resolve()
      const onProgress = (fraction: number) => {
        saving = saving.then(() => progress(fraction)).catch(() => {})
      }
      try {
        await neuralModels.install(language, { signal, onProgress })
      } catch (error) {
        signal.throwIfAborted()
        if (error instanceof ModelInstallError) throw error
        throw new ModelInstallError('other', error instanceof Error ? error.message : String(error))
      } finally {
        await saving
      }
      await finish((tx) => deleteInstall(tx, language, id))
    },
    {
      giveUp: async (tx, { language }, thrown) => {
        const problem = thrown instanceof ModelInstallError && thrown.problem !== 'busy' ? thrown.problem : 'other'
        await failInstall(tx, language, problem)
      },
    },
  )

import * as z from 'zod/mini'
import { defineJob, handles, type Job, type JobHandler, type Schedule } from '../../platform/jobs/index.ts'
import type { Database } from '../../tables/database.ts'
import { sweepCache } from './engines/store-cache.ts'
import { installHandler, installTranslationModels } from './models/install-models.ts'
import type { NeuralModels } from './models/neural-models.ts'

const sweepTranslationCache = defineJob('sweep-translation-cache', z.object({}))

export const machineTranslationJobs: readonly Job[] = [sweepTranslationCache, installTranslationModels]

/** Every night. */
export const machineTranslationSchedules: readonly Schedule[] = [{ job: sweepTranslationCache, cron: '20 2 * * *' }]

const unusedDays = 90
const mostRows = 2_000_000

type Needs = { readonly db: Database; readonly now: () => Date; readonly neuralModels: NeuralModels }

export const machineTranslationHandlers = ({ db, now, neuralModels }: Needs): readonly JobHandler[] => [
  handles(sweepTranslationCache, async () => {
    const unusedSince = new Date(now().getTime() - unusedDays * 24 * 3600 * 1000)
    await sweepCache(db, { unusedSince, mostRows })
  }),
  installHandler({ neuralModels }),
]

import type { Feature } from '../../platform/feature.ts'
import { engineDirectory } from './engines/engine-directory.ts'
import { engineFailures } from './engines/engine-failures.ts'
import { fairQueue } from './engines/fair-queue.ts'
import { fileTranslationHandlers, fileTranslationJobs, fileTranslationSchedules } from './files/jobs.ts'
import { serveExports } from './glossaries/serve-exports.ts'
import { machineTranslationHandlers, machineTranslationJobs, machineTranslationSchedules } from './jobs.ts'
import { serveSubtitles } from './media/cues/serve-subtitles.ts'
import { mediaHandlers, mediaJobs, mediaSchedules } from './media/jobs.ts'
import { serveSamples } from './media/options/serve-samples.ts'
import type { MachineTranslationNeeds } from './needs.ts'
import { machineTranslationRoutes } from './routes.ts'
import { serveUsageFile } from './usage/serve-usage-file.ts'

/** Engine calls that run at once, and how many may wait: a client that waits for more is refused. Once for people, once for files. */
const queueLimits = { running: 4, waitingPerClient: 50, waiting: 1000 }

export function machineTranslation(given: MachineTranslationNeeds): Feature {
  const failures = engineFailures(given)
  const directory = engineDirectory(given.engines, { ...given, failures })
  const queues = { urgent: fairQueue(queueLimits), files: fairQueue(queueLimits) }
  const needs = { ...given, directory, failures, queues }
  return {
    routes: machineTranslationRoutes(needs),
    jobs: [...machineTranslationJobs, ...fileTranslationJobs, ...mediaJobs],
    handlers: [...machineTranslationHandlers(needs), ...fileTranslationHandlers(needs), ...mediaHandlers(needs)],
    schedules: [...machineTranslationSchedules, ...fileTranslationSchedules, ...mediaSchedules],
    mount: (app) => {
      serveExports(app, needs)
      serveUsageFile(app, needs)
      serveSubtitles(app, needs)
      serveSamples(app, needs)
    },
  }
}

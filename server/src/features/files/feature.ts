import type { Feature } from '../../platform/feature.ts'
import { type FileJobNeeds, fileHandlers, fileJobs, fileSchedules } from './jobs.ts'
import { type FileNeeds, fileRoutes } from './routes.ts'
import { type StoreHandler, serveStore } from './serve-store.ts'

type Needs = FileNeeds &
  FileJobNeeds & {
    /** Null if the file store has its own URL, such as S3. */
    readonly storeHandler: StoreHandler | null
  }

export const files = (needs: Needs): Feature => ({
  routes: fileRoutes(needs),
  jobs: fileJobs,
  handlers: fileHandlers(needs),
  schedules: fileSchedules,
  mount: (app) => {
    if (needs.storeHandler) serveStore(app, needs.storeHandler)
  },
})

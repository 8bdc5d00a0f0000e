import * as contract from '@portolan/contract/activity/activity'
import type { Feature } from '../../platform/feature.ts'
import { route } from '../../platform/http/serve.ts'
import { type ActivityNeeds, listActivity } from './list-activity.ts'
import { type FileNeeds, serveActivityFile, signActivityFile } from './serve-activity-file.ts'

export const activity = (needs: ActivityNeeds & FileNeeds): Feature => ({
  routes: [
    route(contract.listActivity, ({ actor, query }) => listActivity(needs, actor, query)),
    route(contract.exportActivity, ({ actor, query, locale }) => signActivityFile(needs, { actor, locale }, query)),
  ],
  mount: (app) => serveActivityFile(app, needs),
})

import type { Feature } from '../../platform/feature.ts'
import { serveContentFrames } from './frame.ts'
import { contentRoutes } from './routes.ts'

export const content = (needs: { readonly contentFolder: string }): Feature => ({
  routes: contentRoutes(needs),
  mount: (app) => serveContentFrames(app, needs.contentFolder),
})

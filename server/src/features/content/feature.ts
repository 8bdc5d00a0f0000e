import type { Feature } from '../../platform/feature.ts'
import { serveContentFrames } from './frame.ts'
import type { Content } from './read-content-file.ts'
import { contentRoutes } from './routes.ts'

export const content = (source: Content): Feature => ({
  routes: contentRoutes(source),
  mount: (app) => serveContentFrames(app, source.folder),
})

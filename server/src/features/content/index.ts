export { serveContentFrames } from './frame.ts'
export { contentRoutes } from './routes.ts'

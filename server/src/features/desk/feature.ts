import type { Feature } from '../../platform/feature.ts'
import { deskHandlers } from './jobs.ts'
import { type DeskNeeds, deskRoutes } from './routes.ts'

export const desk = (needs: DeskNeeds): Feature => ({ routes: deskRoutes(needs), handlers: deskHandlers(needs) })

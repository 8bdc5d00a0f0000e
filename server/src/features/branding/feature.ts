import type { Branding } from '@portolan/contract/branding/branding'
import type { Feature } from '../../platform/feature.ts'
import { brandingRoutes } from './routes.ts'

export const branding = (needs: { readonly branding: Branding }): Feature => ({ routes: brandingRoutes(needs) })

import { submitToXtrf } from '@portolan/contract/translation-management'
import { type Route, route } from '../../platform/serve.ts'
import type { TranslationManagement } from '../../ports/translation-management.ts'
import type { Database } from '../../tables/database.ts'
import { escalate } from './escalate.ts'

type Needs = { readonly db: Database; readonly translationManagement: TranslationManagement }

export const translationManagementRoutes = (needs: Needs): readonly Route[] => [
  route(submitToXtrf, ({ actor, origin, params: { id }, body }) => escalate(needs, { actor, origin, id, body })),
]

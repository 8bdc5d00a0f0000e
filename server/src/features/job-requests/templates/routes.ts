import * as templates from '@portolan/contract/job-requests/templates'
import { type Route, route } from '../../../platform/http/serve.ts'
import type { Database } from '../../../tables/database.ts'
import { changeTemplate, createTemplate, deleteTemplate, listTemplates } from './manage-templates.ts'

export const templateRoutes = ({ db }: { readonly db: Database }): readonly Route[] => [
  route(templates.listRequestTemplates, ({ actor, query }) => listTemplates(db, actor, query.clientId)),
  route(templates.createRequestTemplate, ({ actor, body }) => createTemplate(db, actor, body)),
  route(templates.changeRequestTemplate, ({ actor, params, body }) =>
    changeTemplate(db, actor, params.templateId, body),
  ),
  route(templates.deleteRequestTemplate, ({ actor, params }) => deleteTemplate(db, actor, params.templateId)),
]

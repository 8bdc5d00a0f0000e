import * as templates from '@portolan/contract/job-requests/templates'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../shared/api/api-client.ts'

/** Own templates and those shared with the organization. */
export const templateList = (clientId: number) =>
  queryOptions({
    queryKey: ['requestTemplates', clientId],
    queryFn: ({ signal }) => call(templates.listRequestTemplates, { query: { clientId } }, { signal }),
  })

type NameAndScope = { readonly name: string; readonly isShared: boolean }

/** Every change is followed by the list. */
export function useTemplateActions(clientId: number) {
  const queries = useQueryClient()
  async function thenRefresh<Reply>(change: Promise<Reply>): Promise<Reply> {
    const reply = await change
    await queries.invalidateQueries({ queryKey: templateList(clientId).queryKey })
    return reply
  }
  return {
    create: (draft: NameAndScope, content: templates.TemplateContent) =>
      thenRefresh(call(templates.createRequestTemplate, { body: { clientId, ...draft, content } })),
    change: (templateId: string, body: NameAndScope) =>
      thenRefresh(call(templates.changeRequestTemplate, { params: { templateId }, body })),
    remove: (templateId: string) => thenRefresh(call(templates.deleteRequestTemplate, { params: { templateId } })),
  }
}

import * as z from 'zod/mini'
import { ClientId, CustomFieldValue } from '../clients/clients.ts'
import { endpoint } from '../endpoint.ts'
import { NewProject } from './create.ts'

export const templatesPerAccount = 50

/** What a template fills in. Files are never part of it. */
export const TemplateContent = z.object({
  sourceLanguageId: z.nullable(z.string().check(z.maxLength(20))),
  targetLanguageIds: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(400)),
  xtrfServiceId: z.nullable(z.int()),
  customFields: z.array(CustomFieldValue).check(z.maxLength(200)),
  notes: NewProject.shape.notes,
})
export type TemplateContent = z.infer<typeof TemplateContent>

export const RequestTemplate = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Whether everybody of the organization can use it. */
  isShared: z.boolean(),
  /** The person who saved it. */
  ownerName: z.string(),
  /** Whether the caller saved it, and so may change it. */
  isOwn: z.boolean(),
  /** Own templates, and for CLIENT users those that others have shared. */
  canDelete: z.boolean(),
  content: TemplateContent,
})
export type RequestTemplate = z.infer<typeof RequestTemplate>

export const TemplateName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))

const TemplateId = z.object({ templateId: z.uuid() })
const forMembers = { tag: 'requests', access: { roles: ['CLIENT', 'CLIENT_EMPLOYEE'] } } as const
const templateId = '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c14'
const exampleDraft = { name: 'Discharge letters', isShared: true }
const exampleContent = {
  sourceLanguageId: 'enu',
  targetLanguageIds: ['esj', 'vit'],
  xtrfServiceId: 11,
  customFields: [{ fieldName: 'Department', value: 'Pharmacy', mapping: null }],
  notes: 'Reading level: sixth grade.',
}
const example = {
  id: templateId,
  ...exampleDraft,
  ownerName: 'Helen Marsh',
  isOwn: true,
  canDelete: true,
  content: exampleContent,
}

export const listRequestTemplates = endpoint({
  ...forMembers,
  name: 'listRequestTemplates',
  summary: "List the caller's request templates and those shared with the organization, by name",
  method: 'GET',
  path: '/requestTemplates',
  query: z.object({
    /** One of the user's organizations. Defaults to the current one. */
    clientId: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647))),
  }),
  reply: z.array(RequestTemplate),
  refusals: ['client_not_found', 'client_inactive'],
  example: { query: { clientId: 1001 }, reply: [example] },
})

export const createRequestTemplate = endpoint({
  ...forMembers,
  name: 'createRequestTemplate',
  summary: 'Save languages, workflow, fields and notes of a request form under a name',
  method: 'POST',
  path: '/requestTemplates',
  status: 201,
  body: z.object({
    /** One of the user's organizations. Defaults to the current one. */
    clientId: z.optional(ClientId),
    name: TemplateName,
    isShared: z.boolean(),
    content: TemplateContent,
  }),
  reply: RequestTemplate,
  refusals: ['client_not_found', 'client_inactive', 'template_limit_reached'],
  example: { body: { ...exampleDraft, content: exampleContent }, reply: example },
})

export const changeRequestTemplate = endpoint({
  ...forMembers,
  name: 'changeRequestTemplate',
  summary: 'Rename a template of the caller, or share it with the organization or no longer',
  method: 'POST',
  path: '/requestTemplates/{templateId}',
  params: TemplateId,
  body: z.object({ name: TemplateName, isShared: z.boolean() }),
  reply: RequestTemplate,
  refusals: ['template_not_found'],
  example: { params: { templateId }, body: exampleDraft, reply: example },
})

export const deleteRequestTemplate = endpoint({
  ...forMembers,
  name: 'deleteRequestTemplate',
  summary: 'Delete a template. CLIENT users may also delete what others of the organization have shared',
  method: 'POST',
  path: '/requestTemplates/{templateId}/actions/delete',
  params: TemplateId,
  refusals: ['template_not_found'],
  example: { params: { templateId } },
})

import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { pageQuery } from '../page-query.ts'
import { forMembers, LanguageId } from './calls.ts'

export const glossariesPerClient = 50
export const termsPerGlossary = 20_000
/** In all glossaries together. */
export const termsPerClient = 50_000
export const termMaxLength = 150
/** Of an imported file. */
export const glossaryFileMaxBytes = 3_000_000

const GlossaryName = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))

/**
 * A list of terms and their translations for two languages. Without languages it is a list of terms that are not
 * translated into any language.
 */
export const Glossary = z.object({
  id: z.uuid(),
  name: z.string(),
  sourceLanguageId: z.nullable(z.string()),
  targetLanguageId: z.nullable(z.string()),
  termCount: z.int(),
  changeTime: z.iso.datetime(),
})
export type Glossary = z.infer<typeof Glossary>

const TermText = z.string().check(z.trim(), z.minLength(1), z.maxLength(termMaxLength))

export const TermDraft = z.object({
  source: TermText,
  /** Ignored if the term is not translated. */
  target: z.string().check(z.trim(), z.maxLength(termMaxLength)),
  isDoNotTranslate: z.boolean(),
})
export type TermDraft = z.infer<typeof TermDraft>

export const GlossaryTerm = z.object({
  id: z.uuid(),
  source: z.string(),
  /** Equals the source if the term is not translated. */
  target: z.string(),
  isDoNotTranslate: z.boolean(),
})
export type GlossaryTerm = z.infer<typeof GlossaryTerm>

const Id = z.object({ glossaryId: z.uuid() })
const TermId = z.object({ glossaryId: z.uuid(), termId: z.uuid() })
const glossaryId = '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11'
const termId = '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c12'
const exampleGlossary = {
  id: glossaryId,
  name: 'Patient leaflets',
  sourceLanguageId: 'enu',
  targetLanguageId: 'esm',
  termCount: 2,
  changeTime: '2026-10-31T09:30:00.000Z',
}
const exampleDraft = { source: 'discharge summary', target: 'informe de alta', isDoNotTranslate: false }

export const listGlossaries = endpoint({
  ...forMembers,
  name: 'listGlossaries',
  summary: "List the organization's glossaries and do-not-translate lists, by name",
  method: 'GET',
  path: '/machineTranslation/glossaries',
  reply: z.array(Glossary),
  refusals: [],
  example: { reply: [exampleGlossary] },
})

export const createGlossary = endpoint({
  ...forMembers,
  name: 'createGlossary',
  summary: 'Create a glossary, or a do-not-translate list if both languages are null',
  method: 'POST',
  path: '/machineTranslation/glossaries',
  status: 201,
  body: z.object({
    name: GlossaryName,
    sourceLanguageId: z.nullable(LanguageId),
    targetLanguageId: z.nullable(LanguageId),
  }),
  reply: Glossary,
  refusals: ['glossary_limit_reached'],
  example: { body: { name: 'Patient leaflets', sourceLanguageId: 'enu', targetLanguageId: 'esm' } },
})

export const renameGlossary = endpoint({
  ...forMembers,
  name: 'renameGlossary',
  summary: 'Rename a glossary',
  method: 'POST',
  path: '/machineTranslation/glossaries/{glossaryId}/actions/rename',
  params: Id,
  body: z.object({ newName: GlossaryName }),
  reply: Glossary,
  refusals: ['glossary_not_found'],
  example: { params: { glossaryId }, body: { newName: 'Leaflets for patients' } },
})

export const deleteGlossary = endpoint({
  ...forMembers,
  name: 'deleteGlossary',
  summary: 'Delete a glossary with its terms',
  method: 'POST',
  path: '/machineTranslation/glossaries/{glossaryId}/actions/delete',
  params: Id,
  refusals: ['glossary_not_found'],
  example: { params: { glossaryId } },
})

export const listTerms = endpoint({
  ...forMembers,
  name: 'listTerms',
  summary: 'List the terms of a glossary, by source text',
  method: 'GET',
  path: '/machineTranslation/glossaries/{glossaryId}/terms',
  params: Id,
  query: z.object(pageQuery),
  reply: z.object({ items: z.array(GlossaryTerm), nextPageToken: z.nullable(z.string()) }),
  refusals: ['glossary_not_found', 'page_token_invalid'],
  example: { params: { glossaryId }, query: { search: 'discharge' } },
})

export const addTerm = endpoint({
  ...forMembers,
  name: 'addTerm',
  summary: 'Add a term to a glossary',
  method: 'POST',
  path: '/machineTranslation/glossaries/{glossaryId}/terms',
  status: 201,
  params: Id,
  body: TermDraft,
  reply: GlossaryTerm,
  refusals: ['glossary_not_found', 'glossary_limit_reached'],
  example: { params: { glossaryId }, body: exampleDraft },
})

export const changeTerm = endpoint({
  ...forMembers,
  name: 'changeTerm',
  summary: 'Change a term',
  method: 'POST',
  path: '/machineTranslation/glossaries/{glossaryId}/terms/{termId}',
  params: TermId,
  body: TermDraft,
  reply: GlossaryTerm,
  refusals: ['glossary_not_found', 'term_not_found'],
  example: { params: { glossaryId, termId }, body: exampleDraft },
})

export const deleteTerm = endpoint({
  ...forMembers,
  name: 'deleteTerm',
  summary: 'Delete a term',
  method: 'POST',
  path: '/machineTranslation/glossaries/{glossaryId}/terms/{termId}/actions/delete',
  params: TermId,
  refusals: ['glossary_not_found', 'term_not_found'],
  example: { params: { glossaryId, termId } },
})

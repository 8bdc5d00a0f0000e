import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { forMembers } from './calls.ts'
import { glossaryFileMaxBytes } from './glossaries.ts'

export const GlossaryFormat = z.enum(['CSV', 'TBX'])
export type GlossaryFormat = z.infer<typeof GlossaryFormat>

/** Why a row of an imported file was not taken. */
export const TermProblem = z.enum([
  'source_missing',
  'target_missing',
  'too_long',
  'language_missing',
  'twice',
  'limit_reached',
])
export type TermProblem = z.infer<typeof TermProblem>

/** Bytes as base64. */
const base64Length = Math.ceil(glossaryFileMaxBytes / 3) * 4
const Content = z.string().check(z.maxLength(base64Length), z.regex(/^[A-Za-z0-9+/]+={0,2}$/))

const Id = z.object({ glossaryId: z.uuid() })
const glossaryId = '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11'

/** More are counted but not listed. */
export const listedProblems = 100

export const importTerms = endpoint({
  ...forMembers,
  name: 'importTerms',
  summary: 'Import terms from a CSV or TBX file. A term that is there already gets the new translation',
  method: 'POST',
  path: '/machineTranslation/glossaries/{glossaryId}/actions/import',
  params: Id,
  body: z.object({ format: GlossaryFormat, contentBase64: Content }),
  reply: z.object({
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    problemCount: z.int(),
    problems: z.array(
      z.object({
        /** The line in a CSV file, the number of the entry in a TBX file; both start at 1. */
        place: z.int(),
        problem: TermProblem,
        /** The source text, if there is one. */
        source: z.string(),
      }),
    ),
  }),
  refusals: ['glossary_not_found', 'glossary_file_unreadable'],
  maxBodyBytes: base64Length + 1000,
  example: {
    params: { glossaryId },
    body: { format: 'CSV', contentBase64: 'c291cmNlLHRhcmdldAphcm0sYnJhem8K' },
    reply: { added: 1, changed: 0, unchanged: 0, problemCount: 0, problems: [] },
  },
})

export const exportTerms = endpoint({
  ...forMembers,
  name: 'exportTerms',
  summary: 'Get a temporary address for downloading a glossary',
  method: 'GET',
  path: '/machineTranslation/glossaries/{glossaryId}/export/{format}',
  params: z.object({ glossaryId: z.uuid(), format: GlossaryFormat }),
  reply: z.object({ downloadUrl: z.string() }),
  refusals: ['glossary_not_found'],
  example: { params: { glossaryId, format: 'TBX' } },
})

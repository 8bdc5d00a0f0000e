import * as z from 'zod/mini'
import { CustomFieldValue } from '../clients/clients.ts'
import { endpoint } from '../endpoint.ts'
import { JobRequest, projectNameMaxLength } from '../job-requests/requests.ts'

const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest))
const filled = (longest: number) => text(longest).check(z.minLength(1))

export const EscalationReason = z.enum(['CLEAN_UP_FORMATTING', 'NEED_HUMAN_TRANSLATION', 'OTHER'])
export type EscalationReason = z.infer<typeof EscalationReason>

/** Instructions for human translators who take over a machine translation. */
export const Escalation = z.object({
  projectName: filled(projectNameMaxLength).check(
    z.refine((name) => !name.includes(';'), {
      error: 'Semicolons are not allowed in project names',
      params: { fieldCode: 'semicolon_in_name' },
    }),
  ),
  requestType: z.literal('TRANSLATION_REQUEST'),
  sourceLanguageId: filled(20),
  targetLanguageIds: z.array(filled(20)).check(z.minLength(1), z.maxLength(400)),
  notes: text(10_000),
  customFields: z.array(CustomFieldValue).check(z.maxLength(200)),
  /** Files of the request. */
  files: z
    .array(
      z.object({ fileName: filled(255), fileKey: filled(1000), category: z.enum(['SOURCE_DOCUMENT', 'REFERENCE']) }),
    )
    .check(z.minLength(1), z.maxLength(400)),
  reason: EscalationReason,
  /** Required if the reason is OTHER. */
  otherReason: z.optional(text(2000)),
})
export type Escalation = z.infer<typeof Escalation>

export const submitToXtrf = endpoint({
  name: 'submitToXtrf',
  summary: 'Send a completed or failed request to human translators in the translation management system',
  tag: 'requests',
  method: 'POST',
  path: '/jobRequests/{id}/actions/submitToXtrf',
  access: { roles: ['CLIENT', 'CLIENT_EMPLOYEE'] },
  params: z.object({ id: z.uuid() }),
  body: Escalation,
  reply: JobRequest,
  refusals: ['job_request_not_found', 'file_not_found', 'conflict'],
  example: {
    params: { id: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c11' },
    body: {
      projectName: 'Discharge letters, by hand',
      requestType: 'TRANSLATION_REQUEST',
      sourceLanguageId: 'enu',
      targetLanguageIds: ['esm'],
      notes: '',
      customFields: [],
      files: [{ fileName: 'letter.docx', fileKey: 'temp/0197…/letter.docx', category: 'SOURCE_DOCUMENT' }],
      reason: 'NEED_HUMAN_TRANSLATION',
    },
  },
})

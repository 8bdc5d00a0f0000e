import { Escalation, EscalationReason } from '@portolan/contract/translation-management/translation-management'
import * as z from 'zod/mini'
import { formRule } from '../../../../shared/forms/schema/form-rule.ts'

/** What a person fills in. The rest of the instructions follows from the request. */
const Fields = z.extend(z.pick(Escalation, { projectName: true, targetLanguageIds: true, notes: true }), {
  reason: EscalationReason,
  otherReason: z.string().check(z.trim(), z.maxLength(2000)),
})

type Values = { readonly reason: string; readonly otherReason: string }

export const escalationSchema = Fields.check(
  formRule<Values>(
    'otherReason',
    'required',
    ({ reason, otherReason }) => reason !== 'OTHER' || otherReason.trim() !== '',
  ),
)

import type { Escalation } from '@portolan/contract/translation-management/translation-management'
import type { Tx } from '../../tables/database.ts'
import { presentRequester } from '../job-requests/index.ts'
import { escalationNotice, tellResponsible } from '../mail/index.ts'

type EscalatedRequest = { readonly id: string; readonly number: string }

/** Notifies the provider of an escalation that waits at the desk: who asks, why, and for which files. */
export async function notifyStaffOfEscalation(
  tx: Tx,
  { id, number }: EscalatedRequest,
  { projectName, reason, otherReason = '', notes, files, sourceLanguageId, targetLanguageIds }: Escalation,
): Promise<void> {
  const { company, name, email } = await presentRequester(tx, id)
  await tellResponsible(tx, id, {
    template: escalationNotice,
    data: {
      requestId: id,
      number,
      name: projectName,
      page: `/desk/${id}`,
      company,
      requester: `${name} <${email}>`,
      reason,
      otherReason,
      notes,
      fileNames: files.filter(({ category }) => category === 'SOURCE_DOCUMENT').map(({ fileName }) => fileName),
      sourceLanguageId,
      targetLanguageIds,
    },
  })
}

import type { ClientConfig } from '../clients/clients.ts'
import type { RequestType } from './requests.ts'

export type Submission = Extract<RequestType, 'QUOTE_REQUEST' | 'TRANSLATION_REQUEST'>

type Mode = Pick<ClientConfig, 'projectSubmissionMode' | 'submissionModeConditions'>

/**
 * Returns how a client's form may be submitted. An EXCEPT mode switches to the other one if any of its conditions
 * holds.
 */
export function submissionsOf(
  client: Mode,
  values: Readonly<Record<string, string | undefined>>,
): readonly Submission[] {
  const isException = client.submissionModeConditions.some(({ fieldName, value }) => values[fieldName] === value)
  switch (client.projectSubmissionMode) {
    case 'SUBMIT_FOR_ESTIMATION':
      return ['QUOTE_REQUEST']
    case 'SUBMIT_FOR_TRANSLATION':
      return ['TRANSLATION_REQUEST']
    case 'SUBMIT_FOR_ESTIMATION_EXCEPT':
      return [isException ? 'TRANSLATION_REQUEST' : 'QUOTE_REQUEST']
    case 'SUBMIT_FOR_TRANSLATION_EXCEPT':
      return [isException ? 'QUOTE_REQUEST' : 'TRANSLATION_REQUEST']
    default:
      return ['QUOTE_REQUEST', 'TRANSLATION_REQUEST']
  }
}

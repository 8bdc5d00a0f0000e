import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'

/** Human translators can take over what the machine has finished with. */
export const mayEscalate = (
  { status }: Pick<JobRequest, 'status'>,
  { disableHumanEscalation }: Pick<MachineTranslationSettings, 'disableHumanEscalation'>,
): boolean => !disableHumanEscalation && (status === 'COMPLETED' || status === 'FAILED')

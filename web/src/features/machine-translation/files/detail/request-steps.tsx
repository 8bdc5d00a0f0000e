import type { JobRequestStatus } from '@portolan/contract/job-requests/requests'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { StepList } from '../../../../shared/ui/step-list.tsx'
import { fileRequestMessages } from '../messages/file-request.ts'

const names = ['stepChecking', 'stepAnalyzing', 'stepTranslating', 'stepDone'] as const
const positions: Partial<Record<JobRequestStatus, number>> = { CREATED: 0, SCREENING: 0, ANALYZING: 1, TRANSLATING: 2 }

/** Where the request is, while it is being translated. */
export function RequestSteps({ status }: { status: JobRequestStatus }) {
  const t = useMessages(fileRequestMessages)
  const at = positions[status]
  if (at === undefined) return null
  return <StepList label={t('steps')} names={names.map((name) => t(name))} at={at} />
}

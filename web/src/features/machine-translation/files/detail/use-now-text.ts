import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { FileTranslationProgress } from '@portolan/contract/machine-translation/file-translations'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { requestMessages } from '../../../../shared/request/messages/requests.ts'
import { fileRequestMessages } from '../messages/file-request.ts'

const own = ['ANALYZING', 'REJECTED_BY_SCREENING', 'COMPLETED', 'FAILED', 'SUBMITTED_TO_XTRF'] as const

/** What is happening, and what to do. */
export function useNowText({ status }: JobRequest, progress: FileTranslationProgress | undefined): string {
  const t = useMessages(fileRequestMessages)
  const common = useMessages(requestMessages)
  const failed = progress?.items.filter((item) => item.status === 'FAILED').length ?? 0
  if (status === 'COMPLETED' && failed > 0) return t('now_partly', { count: failed })
  const known = own.find((one) => one === status)
  return known ? t(`now_${known}`) : common(`now_${status}`)
}

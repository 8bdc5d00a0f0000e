import type { MediaTranslationProgress } from '@portolan/contract/machine-translation/media/media-translations'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { requestMessages } from '../../../../shared/request/messages/requests.ts'
import { countFailures } from '../media-failures.ts'
import { mediaRequestMessages } from '../messages/media-request.ts'

const own = ['TRANSLATING', 'COMPLETED', 'FAILED', 'REJECTED_BY_SCREENING'] as const

/** What is happening, and what to do. */
export function useNowText(progress: MediaTranslationProgress): string {
  const t = useMessages(mediaRequestMessages)
  const common = useMessages(requestMessages)
  const { status } = progress
  const failures = countFailures(progress)
  if (status === 'COMPLETED' && failures > 0) return t('now_partly', { count: failures })
  const known = own.find((one) => one === status)
  return known ? t(`now_${known}`) : common(`now_${status}`)
}

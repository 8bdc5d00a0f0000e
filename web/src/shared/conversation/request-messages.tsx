import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { useQuery } from '@tanstack/react-query'
import { useMarkSeen } from '../request/actions/use-mark-seen.ts'
import { useIsPanelShown } from '../ui/panel-shown.ts'
import { Conversation, messagesOf } from './conversation.tsx'

/** The tab with the messages of a client's request. What is shown is no longer new. */
export default function RequestMessages({ request }: { request: JobRequest }) {
  const isShown = useIsPanelShown()
  const last = useQuery({ ...messagesOf(request.id), enabled: isShown }).data?.items.at(-1)
  const isNews = request.hasNewMessages || last?.isFromStaff
  useMarkSeen(request, 'MESSAGES', isNews && isShown ? last?.id : undefined)
  return <Conversation requestId={request.id} />
}

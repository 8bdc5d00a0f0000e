import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { useQuery } from '@tanstack/react-query'
import { useMarkSeen } from '../request/actions/use-mark-seen.ts'
import { Conversation, messagesOf } from './conversation.tsx'

/** The tab with the messages of a client's request. What is shown is no longer new. */
export default function RequestMessages({ request }: { request: JobRequest }) {
  const last = useQuery(messagesOf(request.id)).data?.items.at(-1)
  const isNews = request.hasNewMessages || last?.isFromStaff
  useMarkSeen(request, 'MESSAGES', isNews ? last?.id : undefined)
  return <Conversation requestId={request.id} />
}

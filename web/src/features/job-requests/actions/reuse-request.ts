import { useNavigate } from '@tanstack/react-router'
import { storeReusedRequestId } from '../reused-request-id.ts'

/** Opens the form of a new request, filled in with the data of this one. */
export function useReuseRequest(): (requestId: string) => void {
  const navigate = useNavigate()
  return (requestId) => {
    storeReusedRequestId(requestId)
    void navigate({ to: '/createProject' })
  }
}

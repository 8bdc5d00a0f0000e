import { useNavigate } from '@tanstack/react-router'

/** Names the request whose data the form of a new one begins with. */
const storageKey = 'portolan.reuseRequest'

export function useAgain(): (requestId: string) => void {
  const navigate = useNavigate()
  return (requestId) => {
    sessionStorage.setItem(storageKey, requestId)
    void navigate({ to: '/createProject' })
  }
}

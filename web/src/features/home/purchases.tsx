import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../shared/ui/page/skeleton.tsx'
import { NeedsYou } from './action-required.tsx'
import { waitingPurchases } from './api.ts'
import LatestRequests from './latest-requests.tsx'

/** What waits for a buyer, and how the newest requests from their procurement system stand. */
export default function Purchases() {
  const waiting = useQuery(waitingPurchases)
  if (waiting.isPending) return <Skeleton shape="latest" />
  return (
    <>
      {waiting.data && (
        <NeedsYou requests={waiting.data.items} hasMore={waiting.data.nextPageToken !== null} all={{ to: '/coupa' }} />
      )}
      <LatestRequests origination="COUPA" />
    </>
  )
}

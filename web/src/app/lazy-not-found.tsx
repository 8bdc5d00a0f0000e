import { lazy, Suspense } from 'react'
import { PageSkeleton } from '../shared/ui/page/skeleton.tsx'

const NotFound = lazy(async () => ({ default: (await import('../shared/ui/page/not-found.tsx')).NotFound }))

/** The page is not part of what every visitor loads first. */
export const LazyNotFound = () => (
  <Suspense fallback={<PageSkeleton />}>
    <NotFound />
  </Suspense>
)

import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx'
import type { Requester } from '../model/requester.ts'

const LoadedForm = lazy(() => import('./loaded-form.tsx'))

/** The form is loaded once it is known that there will be one. */
export const LazyForm = ({ requester, onLeave }: { requester: Requester; onLeave?: () => void }) => (
  <Suspense fallback={<Skeleton count={6} />}>
    <LoadedForm requester={requester} origination="WEBFORM" externalReferenceId={null} onLeave={onLeave} />
  </Suspense>
)

import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx'
import type { Sender } from '../model/sender.ts'

const LoadedForm = lazy(() => import('./loaded-form.tsx'))

/** The form itself comes when it is known that there will be one. */
export const LazyForm = ({ sender, onLeave }: { sender: Sender; onLeave?: () => void }) => (
  <Suspense fallback={<Skeleton count={6} />}>
    <LoadedForm sender={sender} origination="WEBFORM" externalReferenceId={null} onLeave={onLeave} />
  </Suspense>
)

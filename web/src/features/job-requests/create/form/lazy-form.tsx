import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx'
import type { FormProps } from './loaded-form.tsx'

const LoadedForm = lazy(() => import('./loaded-form.tsx'))

/** The form is loaded once it is known that there will be one. */
export const LazyForm = (props: Partial<FormProps> & Pick<FormProps, 'requester'>) => (
  <Suspense fallback={<Skeleton count={6} />}>
    <LoadedForm origination="WEBFORM" externalReferenceId={null} {...props} />
  </Suspense>
)

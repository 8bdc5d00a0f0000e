import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx'
import type { FormProps } from './loaded-form.tsx'

export const loadForm = () => import('./loaded-form.tsx')
const LoadedForm = lazy(loadForm)

/** The form is loaded once it is known that there will be one. */
export const LazyForm = (props: Partial<FormProps> & Pick<FormProps, 'requester'>) => (
  <Suspense fallback={<Skeleton shape="form" />}>
    <LoadedForm origination="WEBFORM" externalReferenceId={null} {...props} />
  </Suspense>
)

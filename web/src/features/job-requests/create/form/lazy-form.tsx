import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx'
import { CustomFields } from './lazy-custom-fields.ts'
import type { FormProps } from './loaded-form.tsx'

// Unlike React's lazy, it is shown at once if it was loaded before: React shows a fallback for at least 300 ms.
const LoadedForm = lazyRouteComponent(() => import('./loaded-form.tsx'))

export async function loadForm(): Promise<void> {
  await Promise.all([LoadedForm.preload?.(), CustomFields.preload?.()])
}

/** The form is loaded once it is known that there will be one. */
export const LazyForm = (props: Partial<FormProps> & Pick<FormProps, 'requester'>) => (
  <Suspense fallback={<Skeleton shape="form" />}>
    <LoadedForm origination="WEBFORM" externalReferenceId={null} {...props} />
  </Suspense>
)

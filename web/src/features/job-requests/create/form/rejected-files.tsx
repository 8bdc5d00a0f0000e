import { type ComponentProps, lazy, Suspense } from 'react'

const FilesToReplace = lazy(() => import('./files-to-replace.tsx'))

/** Few forms have any, so the list is loaded when it is needed. */
export const RejectedFiles = (props: ComponentProps<typeof FilesToReplace>) =>
  props.rejected.length > 0 && (
    <Suspense>
      <FilesToReplace {...props} />
    </Suspense>
  )

import { lazyRouteComponent } from '@tanstack/react-router'

/** Many clients have none. */
export const CustomFields = lazyRouteComponent(() => import('../../../../shared/custom-fields/custom-fields.tsx'))

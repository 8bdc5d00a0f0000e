import { lazy } from 'react'

/** What asks before something is done comes when it is wanted. */
export const requestDialogs = {
  rename: lazy(() => import('./rename-dialog.tsx')),
  archive: lazy(() => import('./archive-dialog.tsx')),
  cancel: lazy(() => import('./cancel-dialog.tsx')),
}

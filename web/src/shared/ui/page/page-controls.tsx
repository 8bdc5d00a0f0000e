import { lazy, Suspense } from 'react'
import type { PageBarProps } from './page-bar.tsx'

// Most lists have one page.
const PageBar = lazy(() => import('./page-bar.tsx'))

type Props = PageBarProps & {
  /** How many rows this page has. */
  count: number
}

/** Under a list: how many rows a page has, where one is, and the ways back and on. Not shown where no choice makes a second page. */
export function PageControls({ count, ...bar }: Props) {
  if (bar.isFirst && bar.isLast && count <= Math.min(...bar.sizes)) return null
  return (
    <Suspense>
      <PageBar {...bar} />
    </Suspense>
  )
}

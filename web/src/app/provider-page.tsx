import type { ContentPageId } from '@portolan/contract/content/content'
import { lazyRouteComponent } from '@tanstack/react-router'
import { shownPage } from './page-route.tsx'

const ContentPage = lazyRouteComponent(() => import('../features/content/content-page.tsx'))

/** A page of the provider's own: its HTML in a frame, or the place where it will be. The path is the page's id. */
export const providerPage = <const Id extends ContentPageId>(pageId: Id) =>
  shownPage(`/${pageId}` as const, 'anyone', ContentPage, () => <ContentPage pageId={pageId} />)

import type { LegalTextId } from '@portolan/contract/content/content'
import { lazyRouteComponent } from '@tanstack/react-router'
import { shownPage } from './page-route.tsx'

const LegalPage = lazyRouteComponent(() => import('../features/content/legal-page.tsx'))

/** The path is the id of the text. */
export const legalPage = <const Id extends LegalTextId>(textId: Id) =>
  shownPage(`/${textId}` as const, 'anyone', LegalPage, () => <LegalPage textId={textId} />)

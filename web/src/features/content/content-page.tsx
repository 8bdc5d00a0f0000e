import type { ContentPageId } from '@portolan/contract/content/content'
import { useQuery } from '@tanstack/react-query'
import { WithQuery } from '../../shared/api/query.tsx'
import { useLanguage } from '../../shared/messages/language.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { ContactCard } from '../../shared/ui/page/contact-card.tsx'
import { Columns } from '../../shared/ui/page/detail-page.tsx'
import { ErrorDisplay } from '../../shared/ui/page/error-display.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { Skeleton } from '../../shared/ui/page/skeleton.tsx'
import { contentPage } from './api.ts'
import { FutureHome } from './future-home.tsx'
import { contentMessages } from './messages/content.ts'
import { ProviderFrame } from './provider-frame.tsx'

/** A page whose text is the provider's own; without a text it says what will be here. */
export default function ContentPage({ pageId }: { pageId: ContentPageId }) {
  return (
    <WithQuery>
      <Content pageId={pageId} />
    </WithQuery>
  )
}

function Content({ pageId }: { pageId: ContentPageId }) {
  const t = useMessages(contentMessages)
  const page = useQuery(contentPage(pageId, useLanguage()))
  const title = page.data?.title ?? t(pageId)
  return (
    <Page title={title}>
      {page.isPending ? (
        <Skeleton count={6} />
      ) : page.isError ? (
        <ErrorDisplay error={page.error} onRetry={() => page.refetch()} />
      ) : page.data.frameUrl ? (
        <Columns side={<ContactCard />}>
          <ProviderFrame title={title} url={page.data.frameUrl} />
        </Columns>
      ) : (
        <FutureHome title={title} />
      )}
    </Page>
  )
}

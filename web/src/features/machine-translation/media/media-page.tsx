import { useQuery } from '@tanstack/react-query'
import { WithQuery } from '../../../shared/api/query.tsx'
import { BeingBuiltNotice } from '../../../shared/being-built/being-built-notice.tsx'
import { useMessages } from '../../../shared/messages/messages.ts'
import { Page } from '../../../shared/ui/page/page.tsx'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { translationSettings } from '../frame/api.ts'
import { frameMessages } from '../frame/messages/frame.ts'
import { TabLinks } from '../frame/tab-links.tsx'
import { shownTabs } from '../frame/tabs.ts'
import css from './media-page.module.css'

export default function MediaPage() {
  return (
    <WithQuery>
      <Media />
    </WithQuery>
  )
}

/** Audio and video cannot be translated yet, whatever the settings say. The tabs lead to what can. */
function Media() {
  const t = useMessages(frameMessages)
  const settings = useQuery(translationSettings)
  return (
    <Page title={t('mediaTranslation')}>
      {settings.isPending ? (
        <Skeleton count={6} />
      ) : (
        <>
          {settings.data && <TabLinks tabs={shownTabs(settings.data)} shown="mediaTranslation" />}
          <div className={css.notice}>
            <BeingBuiltNotice />
          </div>
        </>
      )}
    </Page>
  )
}

import { BeingBuiltNotice } from '../../shared/being-built/being-built-notice.tsx'
import { Page } from '../../shared/ui/page/page.tsx'

/** Stands at an address whose feature is still to come. */
export default function BeingBuiltPage({ title }: { title: string }) {
  return (
    <Page title={title} narrow>
      <BeingBuiltNotice />
    </Page>
  )
}

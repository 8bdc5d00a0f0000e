import type { LegalTextId } from '@portolan/contract/content/content'
import { WithQuery } from '../../shared/api/query.tsx'
import { LegalText } from '../../shared/legal/legal-text.tsx'
import { legalMessages } from '../../shared/legal/messages/legal.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { Page } from '../../shared/ui/page/page.tsx'

/** The provider's Terms of Service or Privacy Policy. */
export default function LegalPage({ textId }: { textId: LegalTextId }) {
  const t = useMessages(legalMessages)
  return (
    <WithQuery>
      <Page title={t(textId)}>
        <LegalText id={textId} />
      </Page>
    </WithQuery>
  )
}

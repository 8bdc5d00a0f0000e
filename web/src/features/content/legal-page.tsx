import type { LegalTextId } from '@portolan/contract/content'
import { LegalText } from '../../shared/legal/legal-text.tsx'
import { legalMessages } from '../../shared/messages/legal.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { WithQuery } from '../../shared/query.tsx'
import { Page } from '../../shared/ui/page.tsx'

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

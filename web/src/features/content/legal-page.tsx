import type { LegalTextId } from '@portolan/contract/content/content'
import { WithQuery } from '../../shared/api/query.tsx'
import { LegalText } from '../../shared/legal/legal-text.tsx'
import { legalMessages } from '../../shared/legal/messages/legal.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { ContactCard } from '../../shared/ui/page/contact-card.tsx'
import { Columns } from '../../shared/ui/page/detail-page.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import css from './legal-page.module.css'

/** The provider's Terms of Service or Privacy Policy. */
export default function LegalPage({ textId }: { textId: LegalTextId }) {
  const t = useMessages(legalMessages)
  return (
    <WithQuery>
      <Page title={t(textId)}>
        <Columns side={<ContactCard />}>
          <div className={css.card}>
            <LegalText id={textId} />
          </div>
        </Columns>
      </Page>
    </WithQuery>
  )
}

import type { LegalTextId } from '@portolan/contract/content/content'
import { WithQuery } from '../../shared/api/query.tsx'
import { useBranding } from '../../shared/branding.ts'
import { LegalText } from '../../shared/legal/legal-text.tsx'
import { legalMessages } from '../../shared/legal/messages/legal.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { ContactCard } from '../../shared/ui/page/contact-card.tsx'
import { Columns } from '../../shared/ui/page/detail-page.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import css from './legal-page.module.css'

/** The provider's Terms of Service or Privacy Policy, or who the provider is. */
export default function LegalPage({ textId }: { textId: LegalTextId }) {
  const t = useMessages(legalMessages)
  const { providerName } = useBranding()
  return (
    <WithQuery>
      <Page title={t(textId)} lead={textId === 'imprint' ? providerName : undefined}>
        <Columns side={<ContactCard />}>
          <div className={css.card}>
            <LegalText id={textId} />
          </div>
        </Columns>
      </Page>
    </WithQuery>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { WithQuery } from '../../../shared/api/query.tsx'
import { useLanguage } from '../../../shared/messages/language.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { ContactCard } from '../../../shared/ui/page/contact-card.tsx'
import { ContactLink } from '../../../shared/ui/page/contact-link.tsx'
import { EmptyState } from '../../../shared/ui/page/empty-state.tsx'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { Page } from '../../../shared/ui/page/page.tsx'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { faq } from './api.ts'
import css from './faq.module.css'
import { FaqSearch } from './faq-search.tsx'
import { FaqSections } from './faq-sections.tsx'
import { helpMessages } from './messages/help.ts'
import { matchesEntry, wordsOf } from './search-faq.ts'

export default function HelpPage() {
  const t = useMessages(helpMessages)
  return (
    <WithQuery>
      <Page title={t('pageTitle')} lead={t('lead')}>
        <Faq />
      </Page>
    </WithQuery>
  )
}

function Faq() {
  const t = useMessages(helpMessages)
  const entries = useQuery(faq(useLanguage()))
  const navigate = useNavigate()
  const address = useSearch({ strict: false }) as { q?: unknown }
  const hash = useLocation({ select: (location) => location.hash })
  const [search, setSearch] = useState(String(address.q ?? ''))

  if (entries.isPending) return <Skeleton count={8} />
  if (entries.isError) return <ErrorDisplay error={entries.error} onRetry={() => entries.refetch()} />
  if (entries.data.length === 0)
    return (
      <EmptyState icon="question" text={t('noQuestions')}>
        <ContactLink />
      </EmptyState>
    )

  function searchFor(next: string) {
    setSearch(next)
    const q = next.trim() || undefined
    void navigate({ to: '/consoleHelp', search: { q } as never, replace: true, resetScroll: false })
  }

  const words = wordsOf(search)
  const found = entries.data.filter((entry) => matchesEntry(entry, words))
  return (
    <div className={css.columns}>
      <div className={css.faq}>
        <FaqSearch search={search} count={found.length} onSearch={searchFor} />
        {found.length > 0 ? (
          <FaqSections entries={found} words={words} target={hash} />
        ) : (
          <EmptyState icon="search" text={t('nothingFound', { search: search.trim() })}>
            <ContactLink />
          </EmptyState>
        )}
      </div>
      {found.length > 0 && (
        <aside className={css.aside}>
          <ContactCard />
        </aside>
      )}
    </div>
  )
}

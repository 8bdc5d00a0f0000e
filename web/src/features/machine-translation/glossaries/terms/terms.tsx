import type { Glossary } from '@portolan/contract/machine-translation/glossaries'
import type { Language } from '@portolan/contract/reference/reference'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { SearchBox } from '../../../../shared/ui/fields/search-box.tsx'
import card from '../../../../shared/ui/page/card.module.css'
import { EmptyState } from '../../../../shared/ui/page/empty-state.tsx'
import { ErrorDisplay } from '../../../../shared/ui/page/error-display.tsx'
import { MoreButton } from '../../../../shared/ui/page/more-button.tsx'
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx'
import { termPages, useGlossaryActions } from '../api.ts'
import css from '../glossaries.module.css'
import { glossaryMessages } from '../messages/glossaries.ts'
import { TermForm } from './term-form.tsx'
import { TermTable } from './term-table.tsx'

/** The terms of a glossary: search, add, edit and delete in place. */
export function Terms({ glossary, languages }: { glossary: Glossary; languages: readonly Language[] }) {
  const t = useMessages(glossaryMessages)
  const [search, setSearch] = useState('')
  const { addTerm } = useGlossaryActions()
  const pages = useInfiniteQuery({ ...termPages(glossary.id, search), placeholderData: keepPreviousData })
  const languageOf = (id: string | null) => languages.find((language) => language.id === id)
  const pair = { source: languageOf(glossary.sourceLanguageId), target: languageOf(glossary.targetLanguageId) }
  const terms = pages.data?.pages.flatMap(({ items }) => items)
  return (
    <>
      <section className={card.card} aria-label={t('addTerm')}>
        <TermForm languages={pair} action={t('addTerm')} onSave={(draft) => addTerm(glossary.id, draft)} />
      </section>
      {(glossary.termCount > 0 || search !== '') && (
        <div className={css.search}>
          <SearchBox label={t('searchTerms')} search={search} onSearch={setSearch} />
        </div>
      )}
      {pages.isError ? (
        <ErrorDisplay error={pages.error} onRetry={() => pages.refetch()} />
      ) : !terms ? (
        <Skeleton count={5} />
      ) : terms.length === 0 ? (
        <EmptyState
          icon={search === '' ? 'book' : 'search'}
          text={search === '' ? t('noTerms') : t('noMatch', { search })}
        />
      ) : (
        <TermTable glossaryId={glossary.id} terms={terms} languages={pair} isBusy={pages.isPlaceholderData} />
      )}
      <MoreButton list={pages} label={t('showMore')} />
    </>
  )
}

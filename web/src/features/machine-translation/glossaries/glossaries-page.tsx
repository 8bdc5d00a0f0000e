import {
  type Glossary,
  glossariesPerClient,
  termsPerClient,
  termsPerGlossary,
} from '@portolan/contract/machine-translation/glossaries'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { WithQuery } from '../../../shared/api/query.tsx'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { EmptyState } from '../../../shared/ui/page/empty-state.tsx'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { Page } from '../../../shared/ui/page/page.tsx'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { languages, translationSettings } from '../frame/api.ts'
import { TabLinks } from '../frame/tab-links.tsx'
import { shownTabs } from '../frame/tabs.ts'
import { glossaryList } from './api.ts'
import css from './glossaries.module.css'
import { GlossaryTable } from './glossary-table.tsx'
import { glossaryMessages } from './messages/glossaries.ts'

const CreateDialog = lazy(() => import('./create-dialog.tsx'))

export default function GlossariesPage() {
  return (
    <WithQuery>
      <Glossaries />
    </WithQuery>
  )
}

function Glossaries() {
  const t = useMessages(glossaryMessages)
  const list = useQuery(glossaryList)
  const known = useQuery(languages)
  const settings = useQuery(translationSettings)
  const [isCreating, setIsCreating] = useState(false)
  const failed = [list, known].find(({ isError }) => isError)
  const isEmpty = list.data?.length === 0
  const create = (
    <button type="button" className={button('solid')} onClick={() => setIsCreating(true)}>
      <Icon name="plus" />
      {t('newGlossary')}
    </button>
  )
  return (
    <Page title={t('title')} actions={list.data && !isEmpty && create}>
      <TabLinks tabs={settings.data ? shownTabs(settings.data) : []} shown="glossaries" />
      <p className={css.lead}>{t('lead')}</p>
      {failed ? (
        <ErrorDisplay error={failed.error} onRetry={() => failed.refetch()} />
      ) : !list.data || !known.data ? (
        <Skeleton count={4} />
      ) : isEmpty ? (
        <EmptyState icon="book" text={t('empty')}>
          {create}
        </EmptyState>
      ) : (
        <>
          <GlossaryTable glossaries={list.data} languages={known.data} />
          <Limits glossaries={list.data} />
        </>
      )}
      <Suspense>
        {isCreating && known.data && <CreateDialog languages={known.data} onClose={() => setIsCreating(false)} />}
      </Suspense>
    </Page>
  )
}

function Limits({ glossaries }: { glossaries: readonly Glossary[] }) {
  const t = useMessages(glossaryMessages)
  return (
    <p className={css.limits}>
      {t('limits', {
        glossaries: glossaries.length,
        maxGlossaries: glossariesPerClient,
        terms: glossaries.reduce((sum, { termCount }) => sum + termCount, 0),
        maxTerms: termsPerClient,
        maxPerGlossary: termsPerGlossary,
      })}
    </p>
  )
}

import type { Glossary } from '@portolan/contract/machine-translation/glossaries'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { WithQuery } from '../../../shared/api/query.tsx'
import { useMessages } from '../../../shared/messages/messages.ts'
import { DetailPage } from '../../../shared/ui/page/detail-page.tsx'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { NotFound } from '../../../shared/ui/page/not-found.tsx'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { languages } from '../frame/api.ts'
import { glossaryList } from './api.ts'
import { FileActions } from './files/file-actions.tsx'
import { glossaryMessages } from './messages/glossaries.ts'
import { Terms } from './terms/terms.tsx'
import { usePairName } from './use-pair-name.ts'

export default function GlossaryPage() {
  return (
    <WithQuery>
      <OneGlossary />
    </WithQuery>
  )
}

function OneGlossary() {
  const t = useMessages(glossaryMessages)
  const { glossaryId } = useParams({ strict: false }) as { glossaryId?: string }
  const list = useQuery(glossaryList)
  const known = useQuery(languages)
  const pairName = usePairName(known.data ?? [])
  const glossary: Glossary | undefined = list.data?.find(({ id }) => id === glossaryId)
  const failed = [list, known].find(({ isError }) => isError)
  if (list.data && !glossary) return <NotFound />
  return (
    <DetailPage
      back={{ to: '/machineTranslation/glossaries', name: t('title') }}
      title={glossary?.name ?? t('title')}
      translate="no"
      lead={glossary && known.data && `${pairName(glossary)} · ${t('termCount', { count: glossary.termCount })}`}
      actions={glossary && <FileActions glossary={glossary} />}
    >
      {failed ? (
        <ErrorDisplay error={failed.error} onRetry={() => failed.refetch()} />
      ) : glossary && known.data ? (
        <Terms glossary={glossary} languages={known.data} />
      ) : (
        <Skeleton count={6} />
      )}
    </DetailPage>
  )
}

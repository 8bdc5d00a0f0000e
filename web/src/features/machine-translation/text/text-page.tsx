import type { Language } from '@portolan/contract/reference/reference'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../../../shared/api/query-client.ts'
import { useSession } from '../../../shared/session/session.ts'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { languages, preferredLanguages, translationSettings } from '../frame/api.ts'
import { TranslationFrame } from '../frame/translation-frame.tsx'
import { EngineNotice } from './engine-notice.tsx'
import { NothingOffered } from './nothing-offered.tsx'
import { TextSkeleton } from './text-skeleton.tsx'
import { TextTranslator } from './text-translator.tsx'

/** @public called by the route table */
export function prefetch(): void {
  void queryClient.prefetchQuery(translationSettings)
  void queryClient.prefetchQuery(languages)
}

export default function TextPage() {
  const username = useSession()?.username
  return (
    <TranslationFrame tab="textTranslation" skeleton={<TextSkeleton />}>
      {(settings) =>
        settings.offeredLanguages.length === 0 ? (
          <NothingOffered settings={settings} />
        ) : (
          <>
            <EngineNotice installation={settings.engineInstallation} />
            <WithLanguages>
              {(known) => <TextTranslator key={username} settings={settings} languages={known} />}
            </WithLanguages>
          </>
        )
      }
    </TranslationFrame>
  )
}

const isIn = ({ id }: Language, ids: readonly string[] = []): boolean => ids.includes(id)

/** Languages that the client uses most are marked once they are known; nobody waits for that. */
function WithLanguages({ children }: { children: (known: readonly Language[]) => ReactNode }) {
  const clientId = useSession()?.clientConfig?.clientId
  const known = useQuery(languages)
  const preferred = useQuery({ ...preferredLanguages(clientId ?? 0), enabled: clientId !== undefined })
  if (known.data) return children(known.data.map((one) => ({ ...one, preferred: isIn(one, preferred.data) })))
  if (known.isError) return <ErrorDisplay error={known.error} onRetry={() => known.refetch()} />
  return <TextSkeleton />
}

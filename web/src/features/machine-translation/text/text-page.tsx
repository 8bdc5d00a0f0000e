import type { Language } from '@portolan/contract/reference/reference'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSession } from '../../../shared/session/session.ts'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { languages } from '../frame/api.ts'
import { TranslationFrame } from '../frame/translation-frame.tsx'
import { EngineNotice } from './engine-notice.tsx'
import { NothingOffered } from './nothing-offered.tsx'
import { TextSkeleton } from './text-skeleton.tsx'
import { TextTranslator } from './text-translator.tsx'

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

function WithLanguages({ children }: { children: (known: readonly Language[]) => ReactNode }) {
  const known = useQuery(languages)
  if (known.data) return children(known.data)
  if (known.isError) return <ErrorDisplay error={known.error} onRetry={() => known.refetch()} />
  return <TextSkeleton />
}

import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { WithQuery } from '../../../shared/api/query.tsx'
import { translationSettings } from './api.ts'
import { shownTabs } from './tabs.ts'
import { TranslationFrame } from './translation-frame.tsx'

export default function DefaultTabPage() {
  return (
    <WithQuery>
      <DefaultTab />
    </WithQuery>
  )
}

/** Leads on to the first tab that the organization has. Without any, the frame says so. */
function DefaultTab() {
  const settings = useQuery(translationSettings)
  const [first] = settings.data ? shownTabs(settings.data) : []
  return first ? (
    <Navigate to={`/machineTranslation/${first}`} replace />
  ) : (
    <TranslationFrame tab="textTranslation">{() => null}</TranslationFrame>
  )
}

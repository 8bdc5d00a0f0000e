import { Navigate } from '@tanstack/react-router'
import { shownTabs } from './tabs.ts'
import { TranslationFrame } from './translation-frame.tsx'

/** Leads on to the first tab that the organization has. */
export default function DefaultTabPage() {
  return (
    <TranslationFrame tab="textTranslation">
      {(settings) => <Navigate to={`/machineTranslation/${shownTabs(settings)[0] ?? 'textTranslation'}`} replace />}
    </TranslationFrame>
  )
}

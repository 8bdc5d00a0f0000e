import { lazy, Suspense, useEffect, useState } from 'react'
import {
  browserLanguage,
  chooseLocale,
  chosenLocale,
  getLocale,
  type Language,
  useLanguage,
} from '../../shared/messages/language.ts'

// A page whose server has moved on in the meantime goes without it rather than fail.
const LanguageOffer = lazy(() => import('./language-offer.tsx').catch(() => ({ default: () => null })))

/** Pages never follow the browser's language by themselves; where the portal speaks it, they offer it once. */
export function OfferedLanguage() {
  const current = useLanguage()
  const [offered, setOffered] = useState<Language>()
  // Not in the first render, which must be that of the prerendered page.
  useEffect(() => {
    if (chosenLocale() === null) setOffered(browserLanguage())
  }, [])
  if (offered === undefined || offered === current) return null
  const decline = () => {
    chooseLocale(getLocale())
    setOffered(undefined)
  }
  return (
    <Suspense>
      <LanguageOffer language={offered} onDecline={decline} />
    </Suspense>
  )
}

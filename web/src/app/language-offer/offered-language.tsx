import { lazy, Suspense, useEffect, useState } from 'react'
import {
  browserLanguage,
  chooseLocale,
  chosenLocale,
  getLanguage,
  getLocale,
  type Language,
  onLocaleChange,
} from '../../shared/messages/language.ts'

// A page whose server has moved on in the meantime goes without it rather than fail.
const LanguageOffer = lazy(() => import('./language-offer.tsx').catch(() => ({ default: () => null })))

/** Pages never follow the browser's language by themselves; where the portal speaks it, they offer it once. */
export function OfferedLanguage() {
  const [offered, setOffered] = useState<Language>()
  // Not in the first render, which must be that of the prerendered page.
  useEffect(() => {
    const language = browserLanguage()
    if (chosenLocale() === null && language !== getLanguage()) setOffered(language)
    // A choice, here or in the footer, is the answer.
    return onLocaleChange(() => setOffered(undefined))
  }, [])
  if (offered === undefined) return null
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

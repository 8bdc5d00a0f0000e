import { translator } from '@portolan/locale/catalog'
import { directionOf } from '@portolan/locale/direction'
import { useEffect, useState } from 'react'
import { type Language, setLanguage } from '../../shared/messages/language.ts'
import type { Translate } from '../../shared/messages/messages.ts'
import css from './language-offer.module.css'
import type { en } from './messages/language-offer.en.ts'
import { languageOfferMessages } from './messages/language-offer.ts'

type Props = { language: Language; onDecline: () => void }

/** In the language that it offers, whatever that of the page is. */
export default function LanguageOffer({ language, onDecline }: Props) {
  const [words, setWords] = useState<{ t: Translate<typeof en> }>()
  useEffect(() => void translator(languageOfferMessages, language).then((t) => setWords({ t })), [language])
  if (!words) return null
  const { t } = words
  return (
    <section className={css.bar} aria-label={t('label')} lang={language} dir={directionOf(language)}>
      <p>{t('offer')}</p>
      <button type="button" onClick={() => void setLanguage(language)}>
        {t('accept')}
      </button>
      <button type="button" onClick={onDecline}>
        {t('decline')}
      </button>
    </section>
  )
}

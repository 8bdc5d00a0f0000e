import { type Language, languages, useLanguage } from '../../shared/messages/language.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { chooseLanguage } from '../../shared/session/account-locale.ts'
import { schemes, setScheme, useScheme } from '../../shared/theme/scheme.ts'
import css from './appearance.module.css'
import { Choices } from './choices.tsx'
import { accountsMessages } from './messages/accounts.ts'

/** Colors are chosen for this device; the language is saved to the account. */
export function Appearance() {
  const t = useMessages(accountsMessages)
  const scheme = useScheme()
  const language = useLanguage()
  return (
    <section className={css.section}>
      <h3>{t('appearance')}</h3>
      <Choices
        label={t('colorScheme')}
        choices={schemes.map((one) => ({ id: one, name: t(one) }))}
        chosen={scheme}
        onChoose={setScheme}
      />
      <Choices
        label={t('language')}
        choices={(Object.keys(languages) as Language[]).map((one) => ({ id: one, name: languages[one], lang: one }))}
        chosen={language}
        onChoose={(next) => void chooseLanguage(next)}
      />
    </section>
  )
}

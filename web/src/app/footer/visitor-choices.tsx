import { type Language, languages, setLanguage, useLanguage } from '../../shared/messages/language.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { type Scheme, setScheme, useScheme } from '../../shared/theme/scheme.ts'
import { shellMessages } from '../messages/shell.ts'
import css from './footer.module.css'

/** Language and colors for visitors, who have no account settings. */
export function VisitorChoices() {
  const t = useMessages(shellMessages)
  const language = useLanguage()
  const scheme = useScheme()
  const names: Record<Scheme, string> = { system: t('schemeSystem'), light: t('schemeLight'), dark: t('schemeDark') }
  return (
    <div className={css.choices}>
      <label>
        {t('language')}
        <select value={language} onChange={(event) => void setLanguage(event.target.value as Language)}>
          {Object.entries(languages).map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('scheme')}
        <select value={scheme} onChange={(event) => setScheme(event.target.value as Scheme)}>
          {Object.entries(names).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

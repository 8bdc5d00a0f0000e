import { useMessages } from '../../shared/messages/messages.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { homeMessages } from './messages/home.ts'
import css from './preview.module.css'
import { windLines } from './wind-lines.ts'

const languages = [
  { name: 'Deutsch', lang: 'de', state: 'done' },
  { name: 'Ελληνικά', lang: 'el', state: 'most' },
  { name: 'العربية', lang: 'ar', state: 'half' },
  { name: 'Português', lang: 'pt', state: 'some' },
] as const

/** A small picture of a request under way, on the lines of a sea chart. Decoration only. */
export function Preview() {
  const t = useMessages(homeMessages)
  return (
    <div className={css.stage} aria-hidden="true">
      <svg className={css.chart} aria-hidden="true" viewBox="0 0 640 560" preserveAspectRatio="xMidYMid slice">
        <path d={windLines} />
        <circle cx="320" cy="280" r="320" />
        <circle cx="320" cy="280" r="64" />
      </svg>
      <div className={css.sheet}>
        <div className={css.head}>
          <span className={css.file}>
            <Icon name="quote" />
          </span>
          <span className={css.words}>
            <b dir="auto">{t('previewFile')}</b>
            <span>{t('previewWords')}</span>
          </span>
        </div>
        {languages.map(({ name, lang, state }) => (
          <div key={lang} className={css.line} data-state={state}>
            <span lang={lang}>{name}</span>
            <i />
            <span className={css.mark}>{state === 'done' && <Icon name="check" size={16} />}</span>
          </div>
        ))}
      </div>
    </div>
  )
}

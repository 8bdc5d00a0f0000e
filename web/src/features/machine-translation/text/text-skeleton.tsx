import { useMessages } from '../../../shared/messages/messages.ts'
import { uiMessages } from '../../../shared/ui/messages/ui.ts'
import css from './text-translator.module.css'

/** The shape of the translator while it is loading. */
export function TextSkeleton() {
  const t = useMessages(uiMessages)
  return (
    <div className={css.skeleton} role="status">
      <span className="visually-hidden">{t('loading')}</span>
    </div>
  )
}

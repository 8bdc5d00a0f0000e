import { type ReactNode, useId, useState } from 'react'
import { useMessages } from '../../messages/messages.ts'
import { button } from '../button.ts'
import { uiMessages } from '../messages/ui.ts'
import css from './folding-filter.module.css'

type Props = {
  /** Stays in view. */
  search?: ReactNode
  children: ReactNode
}

/** What narrows a list. On a telephone the search alone, and the rest behind a button. */
export function FoldingFilter({ search, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const t = useMessages(uiMessages)
  return (
    <search className={css.filter} data-with-search={search !== undefined}>
      {search}
      <button
        type="button"
        className={`${button('outline')} ${css.more}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('filters')}
      </button>
      <div id={id} className={css.rest} data-open={isOpen}>
        {children}
      </div>
    </search>
  )
}

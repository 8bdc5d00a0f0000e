import type { ReactNode } from 'react'
import { useEarlyInput } from '../../early-input.ts'
import { usePageTitle } from '../../page-title.ts'
import css from './page.module.css'

type PageProps = {
  title: string
  /** For a title that is a name. */
  translate?: 'no'
  /** In place of the h1, such as an input that changes the title. */
  heading?: ReactNode
  lead?: ReactNode
  /** How the thing of the page stands, under its name. On a telephone it comes before what can be done besides. */
  now?: ReactNode
  /** At the end of the title line. */
  actions?: ReactNode
  /** One column of 720 px, for forms and for reading. */
  narrow?: boolean
  /** As wide as the window has room for, for lists with many columns. */
  wide?: boolean
  children?: ReactNode
}

/** Every page: its one h1, a sentence under it, and the name of the window. */
export function Page({
  title,
  translate,
  heading,
  lead,
  now,
  actions,
  narrow = false,
  wide = false,
  children,
}: PageProps) {
  usePageTitle(title)
  useEarlyInput()
  return (
    <div className={narrow ? css.narrow : css.page} data-wide={wide || undefined}>
      <div className={css.head}>
        <div className={css.words}>
          {heading ?? (
            <h1 tabIndex={-1} translate={translate}>
              {title}
            </h1>
          )}
          {lead && <p className={css.lead}>{lead}</p>}
        </div>
        {now && (
          <div className={css.now} role="status">
            {now}
          </div>
        )}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  )
}

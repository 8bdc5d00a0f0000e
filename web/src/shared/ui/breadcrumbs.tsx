import { Link, type LinkProps } from '@tanstack/react-router'
import { useMessages } from '../messages/messages.ts'
import css from './breadcrumbs.module.css'
import { Icon } from './icon.tsx'
import { uiMessages } from './messages/ui.ts'

export type Crumb = Pick<LinkProps, 'to' | 'params' | 'search'> & {
  name: string
  /** For a name that someone gave. */
  translate?: 'no' | undefined
}

/** Where a page belongs: links to the pages above it, and its own name. */
export function Breadcrumbs({ trail, here }: { trail: readonly Crumb[]; here: Pick<Crumb, 'name' | 'translate'> }) {
  const t = useMessages(uiMessages)
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className={css.trail}>
        {trail.map(({ name, translate, ...link }) => (
          <li key={name}>
            <Link className={css.name} translate={translate} {...link}>
              {name}
            </Link>
            <Icon name="next" size={16} flip />
          </li>
        ))}
        <li>
          <span className={css.name} translate={here.translate} aria-current="page">
            {here.name}
          </span>
        </li>
      </ol>
    </nav>
  )
}

import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import css from './cards.module.css'
import { homeMessages } from './messages/home.ts'
import { type ToolId, toolIcons } from './tools.ts'

type Frame = { id: ToolId; opens: 'here' | 'elsewhere'; note?: string; children: ReactNode }

export function CardFrame({ id, opens, note, children }: Frame) {
  const t = useMessages(homeMessages)
  return (
    <li className={css.card}>
      <span className={css.tile}>
        <Icon name={toolIcons[id]} />
      </span>
      <h2>{children}</h2>
      <p>{t(`${id}Text`)}</p>
      <span className={css.go} data-opens={opens}>
        {note && <span>{note}</span>}
        <Icon name={opens === 'here' ? 'arrow' : 'external'} flip />
      </span>
    </li>
  )
}

export function PageCard({ id }: { id: ToolId }) {
  const t = useMessages(homeMessages)
  const address: string = `/${id}`
  return (
    <CardFrame id={id} opens="here">
      <Link className={css.cover} to={address}>
        {t(id)}
      </Link>
    </CardFrame>
  )
}

/** Leads to a portal of the provider's own. */
export function PortalCard({ id, url }: { id: ToolId; url: string }) {
  const t = useMessages(homeMessages)
  return (
    <CardFrame id={id} opens="elsewhere" note={t('opensElsewhere')}>
      <a className={css.cover} href={url} target="_blank" rel="noopener noreferrer">
        {t(id)}
      </a>
    </CardFrame>
  )
}

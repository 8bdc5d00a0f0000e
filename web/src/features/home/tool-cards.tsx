import type { CSSProperties } from 'react'
import { useBranding } from '../../shared/branding.ts'
import { AuthorizedCard } from './authorized-card.tsx'
import { balancedColumns } from './balanced-columns.ts'
import css from './cards.module.css'
import { PageCard, PortalCard } from './tool-card.tsx'
import { portalOf, type ToolId } from './tools.ts'

/** More than these are shown by name alone, so that the page stays short. */
const mostDescribed = 4

/** For wide and for medium windows. */
const columnsOf = (count: number) =>
  ({ '--wide': balancedColumns(count, 5), '--medium': balancedColumns(count, 4) }) as CSSProperties

export function ToolCards({ tools, label }: { tools: readonly ToolId[]; label: string }) {
  const branding = useBranding()
  return (
    <ul
      className={tools.length > mostDescribed ? css.names : css.grid}
      style={columnsOf(tools.length)}
      aria-label={label}
    >
      {tools.map((id) => {
        const portal = portalOf(id, branding)
        if (portal) return <PortalCard key={id} id={id} url={portal} />
        return id === 'xtrfDashboard' ? <AuthorizedCard key={id} /> : <PageCard key={id} id={id} />
      })}
    </ul>
  )
}

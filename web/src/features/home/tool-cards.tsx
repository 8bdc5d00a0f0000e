import { useBranding } from '../../shared/branding.ts'
import { AuthorizedCard } from './authorized-card.tsx'
import css from './cards.module.css'
import { PageCard, PortalCard } from './tool-card.tsx'
import { portalOf, type ToolId } from './tools.ts'

export function ToolCards({ tools, label }: { tools: readonly ToolId[]; label: string }) {
  const branding = useBranding()
  return (
    <ul className={css.grid} aria-label={label}>
      {tools.map((id) => {
        const portal = portalOf(id, branding)
        if (portal) return <PortalCard key={id} id={id} url={portal} />
        return id === 'xtrfDashboard' ? <AuthorizedCard key={id} /> : <PageCard key={id} id={id} />
      })}
    </ul>
  )
}

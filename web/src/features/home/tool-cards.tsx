import type { ReactNode } from 'react'
import { useBranding } from '../../shared/branding.ts'
import { AuthorizedCard } from './authorized-card.tsx'
import css from './cards.module.css'
import { PageCard, PortalCard } from './tool-card.tsx'
import type { ToolId } from './tools.ts'

export function ToolCards({ tools, label }: { tools: readonly ToolId[]; label: string }) {
  const { invoicesPortalUrl, interpretingPortalUrl } = useBranding()
  const exceptions: Partial<Record<ToolId, ReactNode>> = {
    invoices: <PortalCard key="invoices" id="invoices" url={invoicesPortalUrl} />,
    llsInterpretingService: (
      <PortalCard key="llsInterpretingService" id="llsInterpretingService" url={interpretingPortalUrl} />
    ),
    xtrfDashboard: <AuthorizedCard key="xtrfDashboard" />,
  }
  return (
    <ul className={css.grid} aria-label={label}>
      {tools.map((id) => exceptions[id] ?? <PageCard key={id} id={id} />)}
    </ul>
  )
}

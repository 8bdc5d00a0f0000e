import { useEffect } from 'react'
import { useBranding } from './branding.ts'

let rendered = ''

/** What the page prerendered last is called. */
export const prerenderedTitle = (): string => rendered

function recordForPrerender(title: string): void {
  rendered = title
}

export function usePageTitle(title: string): void {
  const { providerName } = useBranding()
  const full = title ? `${title} · ${providerName}` : providerName
  if (import.meta.env.SSR) recordForPrerender(full)
  useEffect(() => {
    document.title = full
  }, [full])
}

import { lazyRouteComponent } from '@tanstack/react-router'
import { impersonatedUsername } from '../shared/session/impersonation.ts'

// Only signed-in users see these parts of the shell, so visitors do not load them.
export const UserMenu = lazyRouteComponent(() => import('./user-menu.tsx'), 'UserMenu')
export const Palette = lazyRouteComponent(() => import('./palette/palette.tsx'), 'Palette')
export const Navigation = lazyRouteComponent(() => import('./navigation/navigation.tsx'), 'Navigation')
export const ImpersonationBar = lazyRouteComponent(() => import('./impersonation-bar.tsx'), 'ImpersonationBar')

export async function loadSignedInParts(): Promise<void> {
  await Promise.all([
    UserMenu.preload?.(),
    Palette.preload?.(),
    Navigation.preload?.(),
    impersonatedUsername() !== null && ImpersonationBar.preload?.(),
  ])
}

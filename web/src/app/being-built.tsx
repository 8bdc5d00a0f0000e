import { lazyRouteComponent, useParams } from '@tanstack/react-router'
import { useMessages } from '../shared/messages/messages.ts'
import type { Access } from './access.ts'
import { shellMessages } from './messages/shell.ts'
import { shownPage } from './page-route.tsx'

const BeingBuiltPage = lazyRouteComponent(() => import('../features/being-built/being-built-page.tsx'))

type Title = Exclude<
  Parameters<ReturnType<typeof useMessages<(typeof shellMessages)['source']>>>[0],
  'copyright' | 'userMenu' | 'minutesLeft'
>

/** A page whose feature comes later: guarded and titled as it will be. */
export const beingBuilt = <const Path extends string>(path: Path, access: Access, title: Title) => {
  function BeingBuilt() {
    const t = useMessages(shellMessages)
    const { name = '' } = useParams({ strict: false })
    return <BeingBuiltPage title={t(title, { name })} />
  }
  return shownPage(path, access, BeingBuiltPage, BeingBuilt)
}

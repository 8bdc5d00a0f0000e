import '../shared/theme/tokens.css'
import '../shared/theme/base.css'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { noteEarlyInput } from '../shared/early-input.ts'
import { getLanguage, startLanguage } from '../shared/messages/language.ts'
import { onSessionEnd, startSession } from '../shared/session/session.ts'
import { report, watchErrors } from '../shared/watch-errors.ts'
import { followRoutes } from './route-focus.ts'
import { makeRouter } from './router.tsx'

// zod would try `new Function` once, which the content security policy reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

watchErrors()
startSession()
await startLanguage()

const router = makeRouter()
followRoutes(router)
onSessionEnd(() => void router.invalidate())
// Before the first render, which must not suspend: the prerendered page stays in sight until then.
await router.load()

const container = document.getElementById('root') as HTMLElement
noteEarlyInput(container)
const app = <RouterProvider router={router} />
const isPrerendered = document.documentElement.dataset.page === location.pathname && getLanguage() === 'en'

if (isPrerendered) {
  // The same tree as the one prerendered: no Suspense around the root match.
  router.ssr = { manifest: undefined }
  // In a transition hydration gives way to the reader; outside it is one long task.
  startTransition(() => {
    hydrateRoot(container, app, { onRecoverableError: (error) => report('Hydration failed', error) })
  })
} else {
  createRoot(container).render(app)
}

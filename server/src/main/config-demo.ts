import { isThisMachine } from './config-address.ts'

const loopbackHosts = ['localhost', '127.0.0.1', '::1']

type Where = { readonly origin: URL; readonly host: string }

/**
 * The demo's accounts have a published password, so the demo is on by default only if no other machine can reach the
 * portal. Elsewhere it must be switched on, and every page says that it is a demo.
 */
export function readDemo(setting: boolean | undefined, { origin, host }: Where) {
  const isLocal = isThisMachine(origin) && loopbackHosts.includes(host)
  const isDemo = setting ?? isLocal
  return { isDemo, isPublicDemo: isDemo && !isLocal }
}

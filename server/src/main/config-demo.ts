import { isThisMachine } from './config-address.ts'

const loopbackHosts = ['localhost', '127.0.0.1', '::1']

type Where = { readonly origin: URL; readonly host: string }

/**
 * The demo's accounts have a published password. So it is loaded by default only where nobody but this machine can
 * reach the portal; elsewhere it has to be asked for, and every page says that it is a demo.
 */
export function readDemo(setting: boolean | undefined, { origin, host }: Where) {
  const isLocal = isThisMachine(origin) && loopbackHosts.includes(host)
  const isDemo = setting ?? isLocal
  return { isDemo, isPublicDemo: isDemo && !isLocal }
}

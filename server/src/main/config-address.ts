import * as z from 'zod/mini'

export const WebAddress = z.url({ protocol: /^https?$/ })

const thisMachine = ['localhost', '127.0.0.1', '[::1]']

/** Whether nobody on the way can read what is sent there. */
export function isSafeAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || thisMachine.includes(hostname)
}

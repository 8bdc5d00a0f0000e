import * as z from 'zod/mini'

export const WebAddress = z.url({ protocol: /^https?$/ })

const thisMachine = ['localhost', '127.0.0.1', '[::1]']

export const isThisMachine = ({ hostname }: URL): boolean => thisMachine.includes(hostname)

/** True for HTTPS and for this machine: nobody on the way can read the traffic. */
export function isSafeAddress(address: string): boolean {
  const url = new URL(address)
  return url.protocol === 'https:' || isThisMachine(url)
}

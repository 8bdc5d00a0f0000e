import { isSafeAddress, isThisMachine } from './config-address.ts'
import { ConfigError } from './config-error.ts'

type LocalSetting = { readonly name: string; readonly value: 'on' | 'off' | undefined }

/** The address of a service that may run on one of the provider's own machines, where http will do. */
export function readOwnAddress(name: string, url: string, local: LocalSetting) {
  const isLocal = local.value === undefined ? isThisMachine(new URL(url)) : local.value === 'on'
  if (!isLocal && !isSafeAddress(url))
    throw new ConfigError(
      `${name} has to be reached by https: texts of clients travel there. Set ${local.name}=on if it is your own machine.`,
    )
  return { url, isLocal }
}

export function requireHttps(name: string, url: string): string {
  if (isSafeAddress(url)) return url
  throw new ConfigError(`${name} has to be reached by https: texts of clients travel there.`)
}

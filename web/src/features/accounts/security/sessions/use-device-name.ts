import { useMessages } from '../../../../shared/messages/messages.ts'
import { securityMessages } from '../messages/security.ts'
import { deviceOf } from './device.ts'

/** A device as people call it, such as "Chrome on Windows". */
export function useDeviceName(): (userAgent: string) => string {
  const t = useMessages(securityMessages)
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent)
    if (browser && system) return t('browserOnSystem', { browser, system })
    return browser ?? system ?? t('unknownDevice')
  }
}

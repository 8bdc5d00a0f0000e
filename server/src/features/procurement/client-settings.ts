import type { ClientProcurementSettings } from '../../tables/client.ts'

/** Hosts of TradeCentric's gateway. */
const gatewayHosts = ['tradecentric.com', 'punchout2go.com']

/** A client's settings for procurement, with the defaults of those that are not set. */
export const withDefaults = (settings: ClientProcurementSettings) => ({
  returnHosts: [...gatewayHosts, ...(settings.returnHosts ?? [])],
  classification: settings.classification ?? '82111804',
  currency: settings.currency ?? 'USD',
  serviceCode: settings.serviceCode ?? 'TRANSLATION',
  /** A path is one of the gateway. */
  acknowledgmentUrl: settings.acknowledgmentUrl ?? null,
})

export type ProcurementSettings = ReturnType<typeof withDefaults>

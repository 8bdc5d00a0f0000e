export const portalUrlVariable = 'PORTOLAN_E2E_URL'

/** Where the portal under test answers. */
export function portalUrl(): string {
  const url = process.env[portalUrlVariable]
  if (!url) throw new Error('Run the journeys through vitest: its global setup starts the portal.')
  return url
}

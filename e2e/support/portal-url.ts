export const portalUrlVariable = 'PORTOLAN_E2E_URL'
export const ownPortalVariable = 'PORTOLAN_E2E_OWN'

/** Where the portal under test answers. */
export function portalUrl(): string {
  const url = process.env[portalUrlVariable]
  if (!url) throw new Error('Run the journeys through vitest: its global setup starts the portal.')
  return url
}

/** Started for this run, on an empty data folder: no journey has been made in it before. */
export const isOwnPortal = (): boolean => process.env[ownPortalVariable] !== undefined

export const portalUrlVariable = 'PORTOLAN_E2E_URL'
export const ownPortalVariable = 'PORTOLAN_E2E_OWN'
export const repliesPortVariable = 'PORTOLAN_E2E_REPLIES_PORT'

/** The URL of the portal under test. */
export function portalUrl(): string {
  const url = process.env[portalUrlVariable]
  if (!url) throw new Error('Run the journeys through vitest: its global setup starts the portal.')
  return url
}

/** Whether the portal was started for this run, on an empty data folder. */
export const isOwnPortal = (): boolean => process.env[ownPortalVariable] !== undefined

/** Where the portal under test receives answers to emails; undefined if it was not started for this run. */
export function repliesPort(): number | undefined {
  const port = process.env[repliesPortVariable]
  return port === undefined ? undefined : Number(port)
}

/** Where the issuer of Orbit Aerospace stands within the portal of the demo. */
export const orbitPath = '/demo/orbit'
/** The portal, as Orbit knows it. */
export const orbitClientId = 'portolan'

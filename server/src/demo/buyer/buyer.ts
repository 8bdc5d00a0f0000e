/** Where the demo plays the procurement system of Procura Manufacturing. */
export const buyerPath = '/demo/buyer'
export const buyerAcknowledgmentPath = `${buyerPath}/acknowledgments`

/** The secret that Procura's system and the portal share. */
export const buyerSecret = 'procura-demo-secret'
export const buyerIdentity = { domain: 'DUNS', identity: '071234567' }
export const supplierIdentity = { domain: 'NetworkID', identity: 'portolan' }
export const buyerPerson = { email: 'buyer@procura.example', name: 'Beatriz Holm' }

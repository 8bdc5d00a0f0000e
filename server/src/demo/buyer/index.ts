export { buyerAcknowledgmentPath, buyerIdentity, buyerSecret } from './buyer.ts'
export { procuraBuyer } from './mount-buyer.ts'

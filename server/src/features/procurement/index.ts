export { findRedirectUrl, startReturn } from './carts/return-cart.ts'
export { procurement } from './feature.ts'
export { digestOfSecret } from './secret-digest.ts'
export { tieToSession } from './tie-request.ts'

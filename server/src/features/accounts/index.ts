export { accounts } from './feature.ts'
export { managedClientId } from './organization-policy.ts'

export { checkCustomFields } from './check-custom-fields.ts'
export { clients } from './feature.ts'
export { findClient } from './find-client.ts'
export { listAvailableLanguages } from './list-available-languages.ts'
export { freeChoice, openSettings } from './open-settings.ts'
export { isSignUpToken, presentClient } from './policy.ts'
export { signUpPath } from './sign-up-path.ts'
export { findClients, findClientsById, listFields, type StoredClient } from './store.ts'
export { findClientAddress } from './store-addresses.ts'
export { emptyBilling, findClientBilling } from './store-billing.ts'
export {
  findMachineTranslationSettings,
  listClientPage,
  lockMachineTranslationSettings,
  saveMachineTranslationSettings,
} from './store-machine-translation.ts'
export { saveProcurement } from './store-procurement.ts'
export { checkValidationPattern } from './validation-pattern.ts'
export { withTypes } from './with-types.ts'

import { changeLocale } from '@portolan/contract/accounts/accounts'
import { call } from '../api/api-client.ts'
import { choiceKey, chosenLocale, getLocale, type Language, setLanguage, setLocale } from '../messages/language.ts'
import { report } from '../watch-errors.ts'
import { impersonatedUsername } from './impersonation.ts'

/**
 * The account's language wins over this browser's, but not over what was chosen in this tab before signing in. An account
 * without a language takes over what was chosen in this browser.
 */
export async function adoptLocale(ofAccount: string | null): Promise<void> {
  const isChosenHere = sessionStorage.getItem(choiceKey) !== null
  if (isChosenHere || ofAccount === null) {
    if (chosenLocale() !== null) await save()
  } else if (ofAccount !== getLocale()) await setLocale(ofAccount)
}

/** Changes the page at once and saves the choice to the account, so that other browsers and emails follow. */
export async function chooseLanguage(language: Language): Promise<void> {
  await setLanguage(language)
  if (impersonatedUsername() === null) await save()
  // Nobody's account takes it: neither that of the user nor, afterwards, the administrator's own.
  else sessionStorage.removeItem(choiceKey)
}

/** The page is in the chosen language whether or not it could be saved. */
async function save(): Promise<void> {
  try {
    await call(changeLocale, { body: { locale: getLocale() } })
    sessionStorage.removeItem(choiceKey)
  } catch (error) {
    report('Language not saved', error)
  }
}

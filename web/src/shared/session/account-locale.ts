import { changeLocale } from '@portolan/contract/accounts/accounts'
import { call } from '../api/api-client.ts'
import { chosenLocale, getLocale, type Language, setLanguage, setLocale } from '../messages/language.ts'
import { report } from '../watch-errors.ts'
import { impersonatedUsername } from './impersonation.ts'

/** The account's language wins over this browser's. An account without one takes over what was chosen here. */
export async function adoptLocale(ofAccount: string | null): Promise<void> {
  if (ofAccount === null) {
    if (chosenLocale() !== null) await save()
  } else if (ofAccount !== getLocale()) await setLocale(ofAccount)
}

/** Changes the page at once and saves the choice to the account, so that other browsers and emails follow. */
export async function chooseLanguage(language: Language): Promise<void> {
  await setLanguage(language)
  if (impersonatedUsername() === null) await save()
}

/** The page is in the chosen language whether or not it could be saved. */
const save = (): Promise<void> =>
  call(changeLocale, { body: { locale: getLocale() } }).catch((error: unknown) => report('Language not saved', error))

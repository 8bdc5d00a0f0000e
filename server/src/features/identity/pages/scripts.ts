import { applyScheme } from '../../../platform/web/apply-scheme.ts'
import { Html, html } from '../../../platform/web/html.ts'
import { chooseLanguageAndScheme } from './browser/choose-language-and-scheme.ts'
import { findOrganization } from './browser/find-organization.ts'
import { offerPasskey } from './browser/offer-passkey.ts'
import { revealPasswords } from './browser/reveal-passwords.ts'
import { submitForm } from './browser/submit-form.ts'

/**
 * The source of a function from `browser/`, as it runs on a page. Type annotations are gone at run time, so no build step
 * is needed. The function must not use anything outside itself.
 */
const sourceOf = (run: () => void): string => `(${run})()`

const script = (run: () => void): Html => html`<script>${new Html(sourceOf(run))}</script>`

export const choicesScript = script(chooseLanguageAndScheme)
export const findOrganizationScript = script(findOrganization)
export const passkeyScript = script(offerPasskey)
export const revealScript = script(revealPasswords)
export const schemeScript = script(applyScheme)
export const submitScript = script(submitForm)

/** The source of every script, for the content security policy. */
export const scriptSources: readonly string[] = [
  ...[applyScheme, chooseLanguageAndScheme, findOrganization],
  ...[offerPasskey, revealPasswords, submitForm],
].map(sourceOf)

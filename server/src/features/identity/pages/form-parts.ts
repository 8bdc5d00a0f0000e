import { type Html, html } from '../../../platform/web/html.ts'
import type { PageTexts } from '../messages/page-texts.ts'
import { doneIcon, eyeIcon, eyeOffIcon, warningIcon } from './icons.ts'

/** An error about the whole form, shown above it. */
export const alert = (error: string) =>
  html`<p class="alert" id="error" role="alert">${warningIcon}<span>${error}</span></p>`

export const success = (words: string) => html`<p class="success" role="status">${doneIcon}<span>${words}</span></p>`

/** Starts the page title with "Error:", so that screen readers and tabs show it first. */
export const titleOf = ({ t }: PageTexts, title: string, hasError: boolean) =>
  hasError ? `${t('errorPrefix')} ${title}` : title

type EmailField = { readonly value: string; readonly isFocused: boolean; readonly describedBy?: string | undefined }

export const emailField = ({ t }: PageTexts, { value, isFocused, describedBy }: EmailField) => html`<div class="field">
<label for="email">${t('email')}</label>
<div class="entry" dir="ltr"><input id="email" name="email" type="email" autocomplete="username" autocapitalize="none" spellcheck="false" required value="${value}"${invalid(describedBy)}${focus(isFocused)}></div>
</div>`

type PasswordField = {
  readonly name: string
  readonly label: string
  readonly autocomplete: 'current-password' | 'new-password'
  readonly value?: string | undefined
  readonly isFocused: boolean
  /** The error of this field. */
  readonly error?: string | undefined
  /** Id of another element that describes the error. */
  readonly describedBy?: string | undefined
}

export function passwordField({ t }: PageTexts, field: PasswordField) {
  const { name, label, autocomplete, value, isFocused, error, describedBy } = field
  const errorId = `${name}-error`
  return html`<div class="field" id="${name}-field">
<label for="${name}">${label}</label>
<div class="entry" dir="ltr"><input id="${name}" name="${name}" type="password" autocomplete="${autocomplete}" autocapitalize="none" spellcheck="false" value="${value}"${invalid(error ? errorId : describedBy)}${focus(isFocused)}>
<button class="reveal" type="button" hidden aria-label="${t('showPassword')}" data-label="${t('hidePassword')}">${eyeIcon}${eyeOffIcon}</button></div>
${error && fieldError(errorId, error)}
</div>`
}

const fieldError = (id: string, error: string) =>
  html`<p class="field-error" id="${id}" role="alert">${warningIcon}<span>${error}</span></p>`

export const invalid = (describedBy: string | undefined) =>
  describedBy ? html` aria-invalid="true" aria-describedby="${describedBy}"` : undefined

const focus = (isFocused: boolean) => (isFocused ? html` autofocus` : undefined)

/** A character that no text and no value contains. */
const gap = '\u0000'

/** A sentence with an element at the place of its one value. */
export function sentenceWith(write: (value: string) => string, element: Html) {
  const [before = '', after = ''] = write(gap).split(gap)
  return html`${before}${element}${after}`
}

import { html } from '../../../platform/web/html.ts'
import type { PageTexts } from '../messages/page-texts.ts'
import { warningIcon } from './icons.ts'
import { passkeyScript } from './scripts.ts'

type PasskeyBox = {
  readonly action: string
  readonly words: string
  /** True on the code page, for passkeys of the account whose password was correct. */
  readonly isSecondStep: boolean
}

/** Hidden until the script finds that the browser supports passkeys. */
export const passkeyBox = ({ errors }: PageTexts, { action, words, isSecondStep }: PasskeyBox) =>
  html`<div class="passkey" id="passkey" data-action="${action}" data-step="${isSecondStep ? 'second' : 'first'}" data-wrong="${errors('wrong_passkey')}" hidden>
<button class="button outline" type="button">${words}</button>
<p class="field-error" role="alert" hidden>${warningIcon}<span></span></p>
</div>
${passkeyScript}`

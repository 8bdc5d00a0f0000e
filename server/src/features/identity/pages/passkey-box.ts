import { Html, html } from '../../../platform/web/html.ts'
import { warningIcon } from './icons.ts'

type PasskeyBox = {
  readonly action: string
  readonly words: string
  /** After the password: for the passkeys of its account, where there are any. */
  readonly isSecondStep: boolean
}

/** A button for browsers that can; others are shown nothing. */
export const passkeyBox = ({ action, words, isSecondStep }: PasskeyBox) =>
  html`<div class="passkey" id="passkey" data-action="${action}" data-step="${isSecondStep ? 'second' : 'first'}" hidden>
<button class="button outline" type="button">${words}</button>
<p class="field-error" role="alert" hidden>${warningIcon}<span></span></p>
</div>
<script>${new Html(passkeyScript)}</script>`

/**
 * Asks for a passkey when the button is pressed, and offers those of this device in the e-mail field where the browser
 * does that. A browser waits for one passkey at a time, so the button ends the offer. Someone who changes their mind
 * is told nothing.
 */
export const passkeyScript = `
{
  const box = document.querySelector('#passkey'), button = box.querySelector('button')
  const problem = box.querySelector('[role=alert]'), email = document.querySelector('#email')
  const { action, step } = box.dataset, isSecondStep = step === 'second'
  let offer
  const post = async (path, body) => {
    const answer = await fetch(action + '/passkey' + path,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    const told = await answer.json()
    if (!answer.ok) throw told
    return told
  }
  const ask = async () => (await post('/options', { isSecondStep })).options
  const signIn = async (mediation, signal) => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await ask())
    const credential = await navigator.credentials.get({ publicKey, mediation, signal })
    location.assign((await post('', credential.toJSON())).next)
  }
  const show = ({ errorCode, message }) => {
    if (!errorCode) return
    if (errorCode === 'malformed') return location.assign(action)
    problem.lastElementChild.textContent = message
    problem.hidden = false
  }
  const offerButton = async () => {
    box.hidden = isSecondStep && (await ask()).allowCredentials.length === 0
  }
  const offerInField = async () => {
    if (isSecondStep || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
    email.autocomplete = 'username webauthn'
    offer = new AbortController()
    await signIn('conditional', offer.signal)
  }
  if (window.PublicKeyCredential?.parseRequestOptionsFromJSON) {
    offerButton().catch(() => {})
    offerInField().catch(({ errorCode, message }) => { if (errorCode === 'wrong_passkey') show({ errorCode, message }) })
    button.addEventListener('click', async () => {
      offer?.abort()
      problem.hidden = true
      button.disabled = true
      await signIn('optional').catch(show)
      button.disabled = false
    })
  }
}
`

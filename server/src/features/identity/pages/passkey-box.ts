import { Html, html } from '../../../platform/html.ts'
import { warningIcon } from './icons.ts'

/** A button for browsers that can; others are shown nothing. */
export const passkeyBox = ({ action, words }: { readonly action: string; readonly words: string }) =>
  html`<div class="passkey" id="passkey" data-action="${action}/passkey" hidden>
<button class="button outline" type="button">${words}</button>
<p class="field-error" role="alert" hidden>${warningIcon}<span></span></p>
</div>
<script>${new Html(passkeyScript)}</script>`

/**
 * Asks for a passkey when the button is pressed, and offers those of this device in the e-mail field where the browser
 * does that. A browser waits for one passkey at a time, so the button ends the offer.
 */
export const passkeyScript = `
{
  const box = document.querySelector('#passkey'), button = box.querySelector('button')
  const problem = box.querySelector('[role=alert]'), email = document.querySelector('#email')
  let offer = new AbortController()
  const post = async (path, body) => {
    const answer = await fetch(box.dataset.action + path,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    const { errorCode, message, ...rest } = await answer.json()
    if (answer.ok) return rest
    if (errorCode !== 'wrong_passkey' && errorCode !== 'too_many_requests') location.reload()
    problem.lastElementChild.textContent = message
    problem.hidden = false
    throw new Error(errorCode)
  }
  const signIn = async (mediation, signal) => {
    const { options } = await post('/options', {})
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
    const credential = await navigator.credentials.get({ publicKey, mediation, signal })
    const { next } = await post('', credential.toJSON())
    location.assign(next)
  }
  const offerInField = async () => {
    if (!email || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
    email.autocomplete = 'username webauthn'
    await signIn('conditional', offer.signal)
  }
  if (window.PublicKeyCredential?.parseRequestOptionsFromJSON) {
    box.hidden = false
    offerInField().catch(() => {})
    button.addEventListener('click', async () => {
      offer.abort()
      problem.hidden = true
      button.disabled = true
      await signIn('optional').catch(() => { button.disabled = false })
    })
  }
}
`

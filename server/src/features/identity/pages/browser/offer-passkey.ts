/**
 * Asks for a passkey when the button is pressed, and offers this device's passkeys in the email field where the browser
 * supports that. A browser handles one passkey request at a time, so the button cancels the offer. A request that the
 * user cancels shows no error.
 */
export function offerPasskey(): void {
  type Problem = { readonly errorCode?: string; readonly message?: string }
  type Options = PublicKeyCredentialRequestOptionsJSON

  const box = document.querySelector('#passkey') as HTMLElement
  const button = box.querySelector('button') as HTMLButtonElement
  const alert = box.querySelector('[role=alert]') as HTMLElement
  const alertText = alert.querySelector('span') as HTMLElement
  const email = document.querySelector<HTMLInputElement>('#email')
  const { action = '', step } = box.dataset
  const isSecondStep = step === 'second'
  let offer: AbortController | undefined

  async function post<Answer>(path: string, body: unknown): Promise<Answer> {
    const response = await fetch(`${action}/passkey${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = await response.json()
    if (!response.ok) throw answer
    return answer
  }

  const fetchOptions = async () => (await post<{ options: Options }>('/options', { isSecondStep })).options

  async function signIn(request: CredentialRequestOptions): Promise<void> {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await fetchOptions())
    const credential = (await navigator.credentials.get({ ...request, publicKey })) as PublicKeyCredential
    location.assign((await post<{ next: string }>('', credential.toJSON())).next)
  }

  function showProblem({ errorCode, message = '' }: Problem): void {
    if (errorCode === 'malformed') location.assign(action)
    else if (errorCode) {
      alertText.textContent = (errorCode === 'wrong_passkey' && box.dataset.wrong) || message
      alert.hidden = false
    }
  }

  async function showButton(): Promise<void> {
    box.hidden = isSecondStep && (await fetchOptions()).allowCredentials?.length === 0
  }

  async function offerInField(): Promise<void> {
    if (!email || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
    email.setAttribute('autocomplete', 'username webauthn')
    offer = new AbortController()
    await signIn({ mediation: 'conditional', signal: offer.signal })
  }

  if (!('PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential)) return
  showButton().catch(() => {})
  offerInField().catch((problem: Problem) => {
    if (problem.errorCode === 'wrong_passkey') showProblem(problem)
  })
  button.addEventListener('click', async () => {
    offer?.abort()
    alert.hidden = true
    button.disabled = true
    await signIn({ mediation: 'optional' }).catch(showProblem)
    button.disabled = false
  })
}

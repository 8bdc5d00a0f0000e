/**
 * Hides the password field if an organization signs in people of the typed email domain. Sends only the domain to the
 * server. The hidden field is disabled, so the form posts no password and the server redirects to the organization.
 */
export function findOrganization(): void {
  const form = document.querySelector('#sign-in') as HTMLFormElement
  const email = form.querySelector('[name=email]') as HTMLInputElement
  const password = form.querySelector('[name=password]') as HTMLInputElement
  const passwordPart = document.querySelector('#with-password') as HTMLElement
  const usePassword = document.querySelector('#instead') as HTMLButtonElement
  const submit = form.querySelector('[type=submit]') as HTMLButtonElement
  const forgot = document.querySelector('#forgot') as HTMLAnchorElement
  const signInLabel = submit.textContent
  const forgotAddress = forgot.href
  const debounceMs = 250
  const organizations = new Map<string, Promise<string | null>>()
  let wantsPassword = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const typedDomain = () => /@([^@\s]+\.[^@\s.]+)$/.exec(email.value.trim().toLowerCase())?.[1]

  function show(organization: string | null): void {
    const isFederated = organization !== null && !wantsPassword
    passwordPart.hidden = isFederated
    password.disabled = isFederated
    usePassword.hidden = !isFederated
    submit.textContent = isFederated
      ? (form.dataset.continue ?? '').replace('{company}', () => organization)
      : signInLabel
  }

  async function fetchOrganization(domain: string): Promise<string | null> {
    try {
      const response = await fetch(`${form.action}/organization?email=${encodeURIComponent(`@${domain}`)}`)
      return response.ok ? ((await response.json()) as { organization: string | null }).organization : null
    } catch {
      return null
    }
  }

  async function lookUp(): Promise<void> {
    const domain = typedDomain()
    if (!domain) return show(null)
    const lookup = organizations.get(domain) ?? fetchOrganization(domain)
    organizations.set(domain, lookup)
    const organization = await lookup
    if (domain === typedDomain()) show(organization)
  }

  if (form.dataset.organization) {
    organizations.set(typedDomain() ?? '', Promise.resolve(form.dataset.organization))
    show(form.dataset.organization)
  } else if (email.value) void lookUp()

  email.addEventListener('input', () => {
    wantsPassword = false
    clearTimeout(timer)
    timer = setTimeout(lookUp, debounceMs)
  })
  email.addEventListener('change', lookUp)
  usePassword.addEventListener('click', () => {
    wantsPassword = true
    show(null)
    password.focus()
  })
  forgot.addEventListener('click', () => {
    forgot.href = `${forgotAddress}&email=${encodeURIComponent(email.value)}`
  })
}

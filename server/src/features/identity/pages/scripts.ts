import { passkeyScript } from './passkey-box.ts'

/** Offers to show a password. Without scripts the page is whole all the same. */
export const revealScript = `
for (const button of document.querySelectorAll('.reveal')) {
  const input = button.previousElementSibling
  button.hidden = false
  button.addEventListener('click', () => {
    const { text, label } = button.dataset
    button.dataset.text = button.textContent
    button.dataset.label = button.ariaLabel
    button.textContent = text
    button.ariaLabel = label
    input.type = input.type === 'password' ? 'text' : 'password'
  })
  input.form.addEventListener('submit', () => { input.type = 'password' })
}
`

export const submitScript = `document.forms[0].submit()`

/**
 * Folds the password away where the organisation of the typed address signs in. Only the domain is asked about; a
 * disabled field is not sent, and an empty password is what leads there.
 */
export const wayScript = `
{
  const form = document.querySelector('#sign-in'), { email, password } = form.elements
  const fold = document.querySelector('#with-password'), instead = document.querySelector('#instead')
  const button = form.querySelector('[type=submit]'), label = button.textContent, known = new Map()
  let isInstead = false, timer
  const domainOf = () => /@([^@\\s]+\\.[^@\\s.]+)$/.exec(email.value.trim().toLowerCase())?.[1]
  const show = (organisation) => {
    const isElsewhere = Boolean(organisation) && !isInstead
    fold.hidden = password.disabled = isElsewhere
    instead.hidden = !isElsewhere
    button.textContent = isElsewhere ? form.dataset.continue.replace('{company}', organisation) : label
  }
  const ask = async () => {
    const domain = domainOf()
    if (!domain) return show(null)
    if (!known.has(domain))
      known.set(domain, fetch(form.action + '/way?email=' + encodeURIComponent('@' + domain))
        .then(async (answer) => (answer.ok ? (await answer.json()).organisation : null)).catch(() => null))
    const organisation = await known.get(domain)
    if (domain === domainOf()) show(organisation)
  }
  if (form.dataset.organisation) {
    known.set(domainOf(), form.dataset.organisation)
    show(form.dataset.organisation)
  } else if (email.value) ask()
  email.addEventListener('input', () => { isInstead = false; clearTimeout(timer); timer = setTimeout(ask, 250) })
  email.addEventListener('change', ask)
  instead.addEventListener('click', () => { isInstead = true; show(null); password.focus() })
  const forgot = document.querySelector('#forgot'), address = forgot.href
  forgot.addEventListener('click', () => { forgot.href = address + '&email=' + encodeURIComponent(email.value) })
}
`

/** Every script that one of these pages carries; a browser runs no other. */
export const scripts = [passkeyScript, revealScript, submitScript, wayScript]

/**
 * Language and colors in the footer, kept where the portal's other pages keep them. Without scripts both stay hidden.
 * The page is opened again in the chosen language, never posted again.
 */
export function chooseLanguageAndScheme(): void {
  const root = document.documentElement
  const choices = document.querySelector('#choices') as HTMLElement
  const language = choices.querySelector('[name=language]') as HTMLSelectElement
  const scheme = choices.querySelector('[name=scheme]') as HTMLSelectElement
  const languageOf = (tag: string) => tag.split('-')[0]

  choices.hidden = false
  scheme.value = root.dataset.scheme ?? 'system'
  language.addEventListener('change', () => {
    const tag = navigator.languages.find((candidate) => languageOf(candidate) === language.value) ?? language.value
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    localStorage.setItem('portolan.language', tag)
    // The account takes this choice over when it has signed in.
    sessionStorage.setItem('portolan.choice', language.value)
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and wants https
    document.cookie = `portolan-language=${tag}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
    location.replace(location.href)
  })
  scheme.addEventListener('change', () => {
    if (scheme.value === 'system') {
      delete root.dataset.scheme
      localStorage.removeItem('portolan.scheme')
    } else {
      root.dataset.scheme = scheme.value
      localStorage.setItem('portolan.scheme', scheme.value)
    }
  })
}

type TrustedHtmlPolicy = { createHTML: (html: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: TrustedHtmlPolicy) => TrustedHtmlPolicy }

declare global {
  interface Window {
    trustedTypes?: TrustedTypes
  }
}

let policy: TrustedHtmlPolicy | undefined

/** The one place of the portal that writes HTML: into a frame that runs no script. */
function trusted(html: string): string {
  policy ??= window.trustedTypes?.createPolicy('outbox-mail', { createHTML: (text) => text })
  return policy?.createHTML(html) ?? html
}

export function writeMail(frame: HTMLIFrameElement, html: string): void {
  const base = '<base target="_blank">'
  const hasHead = /<head\b/i.test(html)
  frame.srcdoc = trusted(hasHead ? html.replace(/<head\b[^<>]*>/i, `$&${base}`) : base + html)
}

/**
 * A frame made of text inherits the portal's content security policy, which leaves a mail's own styles unused.
 * Set through the object model they count, as they would in a mail program.
 */
export function dressMail(frame: HTMLIFrameElement): void {
  const mail = frame.contentDocument
  const view = frame.contentWindow as (Window & typeof globalThis) | null
  if (!mail?.body || !view) return
  for (const element of mail.querySelectorAll<HTMLElement>('[style]'))
    element.style.cssText = element.getAttribute('style') ?? ''
  mail.adoptedStyleSheets = [...mail.querySelectorAll('style')].map((written) => {
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(written.textContent ?? '')
    return sheet
  })
  frame.style.height = `${mail.documentElement.scrollHeight}px`
}

/** Readable cookies that tell the server which HTML to send. They carry no secret. */
export type PlainCookie = 'portolan-session' | 'portolan-language'

const aYear = 31_536_000

export function writeCookie(name: PlainCookie, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and wants https
  document.cookie = `${name}=${value}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`
}

export function removeCookie(name: PlainCookie): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and wants https
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
}

export const hasCookie = (name: PlainCookie): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`))

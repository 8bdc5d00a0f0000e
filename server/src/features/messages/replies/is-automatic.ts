type Header = { readonly key: string; readonly value: string }

/**
 * Whether a program wrote the email: an out-of-office notice, a bounce, a mailing list. Such emails become no message
 * and get no answer, or two programs would write to each other forever.
 */
export function isAutomatic(headers: readonly Header[], returnPath: string): boolean {
  const readHeader = (name: string): string | undefined =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase()
  const submitted = readHeader('auto-submitted') ?? 'no'
  return (
    returnPath === '' ||
    !/^no\b/.test(submitted) ||
    /^(bulk|list|junk|auto_reply)\b/.test(readHeader('precedence') ?? '') ||
    /^multipart\/report\b/.test(readHeader('content-type') ?? '') ||
    ['x-auto-response-suppress', 'x-autoreply', 'x-autorespond', 'list-id'].some(
      (name) => readHeader(name) !== undefined,
    )
  )
}

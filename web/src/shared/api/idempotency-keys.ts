/** A key for each content: the same while the content is the same. */
export function idempotencyKeys(): (content: unknown) => string {
  let last = { text: '', key: '' }
  return (content) => {
    const text = JSON.stringify(content)
    if (text !== last.text) last = { text, key: randomKey() }
    return last.key
  }
}

const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

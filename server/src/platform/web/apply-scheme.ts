/** Before the first paint: the colors chosen in this browser. The portal's other pages store them under the same key. */
export function applyScheme(): void {
  const scheme = localStorage.getItem('portolan.scheme')
  if (scheme) document.documentElement.dataset.scheme = scheme
}

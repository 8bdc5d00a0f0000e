/** Debian's packages for Spanish, French, Portuguese, Italian, Catalan and Galician from and to English. */
export const apertiumPackages: readonly string[] = [
  'apertium',
  'apertium-eng-spa',
  'apertium-eng-cat',
  'apertium-spa-cat',
  'apertium-fra-cat',
  'apertium-cat-ita',
  'apertium-spa-ita',
  'apertium-por-cat',
  'apertium-es-pt',
  'apertium-es-gl',
]

/** Apart from the English texts: a page needs these only, since the server sends the English message. */
export const errorTranslations = { ar: () => import('./ar.ts'), es: () => import('./es.ts') }
export const fieldTranslations = { ar: () => import('./fields/ar.ts'), es: () => import('./fields/es.ts') }

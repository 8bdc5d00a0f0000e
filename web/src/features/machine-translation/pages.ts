/** Loads a page. In one place, so that the list of what each page needs is not part of the shell. */
export const pages = {
  defaultTab: () => import('./frame/default-tab-page.tsx'),
  text: () => import('./text/text-page.tsx'),
  files: () => import('./files/files-page.tsx'),
  fileRequest: () => import('./files/file-request-page.tsx'),
  segments: () => import('./files/segments-page.tsx'),
  media: () => import('./media/media-page.tsx'),
  mediaRequest: () => import('./media/media-request-page.tsx'),
  glossaries: () => import('./glossaries/glossaries-page.tsx'),
  glossary: () => import('./glossaries/glossary-page.tsx'),
}

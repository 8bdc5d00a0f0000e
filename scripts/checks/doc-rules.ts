import { basename, dirname, join } from 'node:path/posix'

const codeName = /`(\w[\w./-]*\.(?:ts|tsx|mjs|cjs|css))`/g
const link = /\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g

/** Files that a page of the documentation names and that do not exist, so that it stays true. Paths may be given from any folder on. */
export function findMissingFiles(page: string, text: string, files: readonly string[]): readonly string[] {
  const linked = [...text.matchAll(link)].map(([, target = '']) => target).filter((target) => !target.includes(':'))
  return [
    ...findUnknownNames(text, files).map((name) => `${page} names \`${name}\`, which does not exist.`),
    ...linked
      .filter((target) => !exists(join(dirname(page), target), files))
      .map((target) => `${page} links to ${target}, which does not exist.`),
  ]
}

function findUnknownNames(text: string, files: readonly string[]): readonly string[] {
  const names = new Set(files.map((file) => basename(file)))
  const isKnown = (name: string) =>
    name.includes('/') ? files.some((file) => `/${file}`.endsWith(`/${name}`)) : names.has(name)
  return [...text.matchAll(codeName)].map(([, name = '']) => name).filter((name) => !isKnown(name))
}

const exists = (path: string, files: readonly string[]): boolean =>
  files.some((file) => file === path || file.startsWith(path.endsWith('/') ? path : `${path}/`))

import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { measure, type Sizes } from './budgets.ts'
import { client, dist } from './folders.ts'
import { inHead, start } from './inline-scripts.ts'
import { type Manifest, readManifest } from './manifest.ts'

type Renderer = {
  render(path: string): Promise<{ html: string; title: string }>
  renderWaiting(shape: string): Promise<string>
  /** By the paths of the routes. */
  routeShapes(): Record<string, string>
}
type Prerendered = { path: string; file: string; html: string; title: string; source?: string }

/** Public pages that need no data, with the chunk each of them shows. */
const publicPages = [
  { path: '/', file: 'index.html', source: 'src/features/home/home-public.tsx' },
  { path: '/signUp', file: 'sign-up.html', source: 'src/features/sign-up/sign-up-page.tsx' },
  {
    path: '/createProject',
    file: 'create-project.html',
    source: 'src/features/job-requests/create/create-request-page.tsx',
  },
]

/** What the shell loads first for someone who is signed in: who that is, and the parts of the shell for them. */
const signedInSources = [
  'src/shared/session/load-account.ts',
  'src/app/user-menu.tsx',
  'src/app/palette/palette.tsx',
  'src/app/navigation/navigation.tsx',
]

/** Writes the HTML, and beside it what the server needs to know: pages, routes, and the hashes for the policy. */
export async function prerender(): Promise<Sizes> {
  const manifest = readManifest()
  const renderer: Renderer = await import(pathToFileURL(join(dist, 'prerender/entry-prerender.js')).href)
  const template = readFileSync(join(client, 'index.html'), 'utf8')
  const hashes = { scripts: new Set([sha256(inHead)]), styles: new Set<string>() }

  const shapes = renderer.routeShapes()
  const pages: Prerendered[] = []
  for (const shape of new Set(Object.values(shapes)))
    pages.push({
      path: 'app',
      file: `app-${shape}.html`,
      html: await renderer.renderWaiting(shape),
      title: '%PROVIDER_NAME%',
    })
  for (const page of publicPages) pages.push({ ...page, ...(await renderer.render(page.path)) })
  for (const page of pages) writeFileSync(join(client, page.file), documentOf(page, template, manifest, hashes))

  const write = (name: string, content: unknown): void =>
    writeFileSync(join(dist, name), JSON.stringify(content, null, 1))
  write('csp.json', { scripts: [...hashes.scripts], styles: [...hashes.styles] })
  write('routes.json', shapes)
  write('pages.json', Object.fromEntries(publicPages.map(({ path, file }) => [path, file])))
  return measure(manifest)
}

function documentOf(
  page: Prerendered,
  template: string,
  manifest: Manifest,
  hashes: { scripts: Set<string>; styles: Set<string> },
): string {
  const attribute = /<[^>]+ style="/.exec(page.html)
  if (attribute) throw new Error(`${page.path}: the policy forbids the style attribute in ${attribute[0]}`)
  const styleFiles = manifest.stylesOf(page.source)
  const scripts = manifest.scriptsOf(page.source)
  const signedIn = manifest.scriptsOf(...signedInSources).filter((file) => !scripts.includes(file))
  const startScript = start(scripts, styleFiles, page.source ? [] : signedIn)
  const styles = styleFiles.map((file) => readFileSync(join(client, file), 'utf8').trim()).join('')
  hashes.scripts.add(sha256(startScript))
  hashes.styles.add(sha256(styles))
  return template
    .replace(/\s*<(script type="module"|link rel="(modulepreload|stylesheet)")[^>]*>(<\/script>)?/g, '')
    .replace('<html lang="en">', `<html lang="en" data-page="${page.path}">`)
    .replace(/<title>.*<\/title>/, () => `<title>${page.title}</title>`)
    .replace('<!--head-->', () => `<script>${inHead}</script><style>${styles}</style>`)
    .replace('<!--app-->', () => page.html)
    .replace('</body>', () => `<script>${startScript}</script></body>`)
}

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

import { relative } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { bundlePlaces } from './bundle-places.ts'
import { inLibraries, root } from './places.ts'

const libraries = 'libraries'

/** Native code, and what is asked for only in ways we do not use. */
const outside = [/^@node-rs\//, 'pg-native', 'typescript']

/** They name the folder they lie in, but only for what we never ask of them: threads for logs, files of configuration. */
const harmless = /[\\/]node_modules[\\/](pino|thread-stream|import-fresh)[\\/]/

/** The sources that processes start from, by the name of the bundled file. */
export type Entries = Readonly<Record<string, string>>

export const serverEntry: Entries = { bootstrap: 'server/src/main/bootstrap.ts' }

/**
 * Writes all that the server reads at its start in a few files: ours apart from the libraries, and apart what is read
 * when first needed. Worker threads and files that our modules find by `import.meta.url` come along.
 */
export async function bundleServer(folder: string, entries: Entries): Promise<void> {
  const places = bundlePlaces()
  const bundle = await rolldown({
    cwd: root,
    input: entries,
    platform: 'node',
    external: outside,
    plugins: [lazyPackagesStay, places.plugin, refuseOtherPlaces, mapOnlyOurs],
    checks: { eval: false },
  })
  await bundle.write({
    dir: folder,
    sourcemap: true,
    sourcemapExcludeSources: true,
    chunkFileNames: ({ name }) => `${name.split('~')[0]}-[hash].js`,
    codeSplitting: { groups: [{ name: libraries, test: inLibraries, entriesAware: true }] },
  })
  await bundleWorkers(folder, places.workers)
}

/** No start waits for a worker thread, so its packages stay outside, where they find their own files. */
async function bundleWorkers(folder: string, workers: Entries): Promise<void> {
  if (Object.keys(workers).length === 0) return
  const isPackage = (id: string): boolean => /^[@\w]/.test(id) && !id.startsWith('@portolan/')
  const { plugin } = bundlePlaces()
  const bundle = await rolldown({
    cwd: root,
    input: workers,
    platform: 'node',
    external: (id) => isPackage(id),
    plugins: [plugin, refuseOtherPlaces],
  })
  await bundle.write({
    dir: folder,
    sourcemap: true,
    sourcemapExcludeSources: true,
    chunkFileNames: 'worker-[hash].js',
  })
}

/** A package imported at its first use is read from where it lies: most starts never need it. */
const lazyPackagesStay: Plugin = {
  name: 'lazy-packages-stay',
  resolveDynamicImport: (name, importer) =>
    typeof name === 'string' && /^[@\w]/.test(name) && !inLibraries.test(importer ?? '')
      ? { id: name, external: true }
      : null,
}

const refuseOtherPlaces: Plugin = {
  name: 'refuse-other-places',
  transform: {
    filter: { id: { exclude: harmless }, code: /\bimport\.meta\.(dirname|filename|main)\b|\b__(dirname|filename)\b/ },
    handler(_code, id) {
      const cure = inLibraries.test(id) ? 'Import its package at its first use.' : 'Let it start from import.meta.url.'
      this.error(`${relative(root, id)} asks where it lies, which is another place in the bundle. ${cure}`)
    },
  },
}

/** Maps are read with the code they belong to, and those of the libraries are large. */
const mapOnlyOurs: Plugin = {
  name: 'map-only-ours',
  generateBundle(_options, files) {
    for (const [name, file] of Object.entries(files)) {
      if (file.type !== 'chunk' || !file.name.startsWith(libraries)) continue
      delete files[`${name}.map`]
      file.code = file.code.replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n')
    }
  },
}

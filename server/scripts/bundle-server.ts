import { join, relative } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'

const root = join(import.meta.dirname, '../..')
const libraries = 'libraries'
const inLibraries = /[\\/]node_modules[\\/]/

/** Native code, and what is asked for only in ways we do not use. */
const outside = [/^@node-rs\//, 'pg-native', 'typescript']

/** They name the folder they lie in, but only for what we never ask of them: threads for logs, files of configuration. */
const harmless = /[\\/]node_modules[\\/](pino|thread-stream|import-fresh)[\\/]/

/** All that a start reads, in a few files: ours apart from the libraries, and apart what is read when first needed. */
export async function bundleServer(folder: string): Promise<void> {
  const bundle = await rolldown({
    cwd: root,
    input: 'server/src/main/bootstrap.ts',
    platform: 'node',
    external: outside,
    plugins: [lazyPackagesStay, placesStay(folder), refuseOtherPlaces, mapOnlyOurs],
    checks: { eval: false },
  })
  await bundle.write({
    dir: folder,
    sourcemap: true,
    sourcemapExcludeSources: true,
    chunkFileNames: ({ name }) => `${name.split('~')[0]}-[hash].js`,
    codeSplitting: { groups: [{ name: libraries, test: inLibraries, entriesAware: true }] },
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

/** What a module finds by its own place (threads, styles, pages) it finds from the bundle too. */
const placesStay = (folder: string): Plugin => ({
  name: 'places-stay',
  transform: {
    filter: { code: 'import.meta.url' },
    handler(code, id) {
      const isByTheBundler = id.startsWith('\0')
      if (isByTheBundler) return null
      const place = `new URL('${relative(folder, id)}', import.meta.url).href`
      return { code: code.replaceAll('import.meta.url', place), map: null }
    },
  },
})

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

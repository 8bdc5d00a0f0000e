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
    input: 'server/src/main/begin.ts',
    platform: 'node',
    external: outside,
    plugins: [lazyPackagesStay, placesStay(folder), refusePlacesOfLibraries, mapOnlyOurs],
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

/** What our sources find by their own place (threads, styles, pages) they find from the bundle too. */
const placesStay = (folder: string): Plugin => ({
  name: 'places-stay',
  transform: {
    filter: { id: { exclude: inLibraries }, code: 'import.meta.url' },
    handler: (code, id) => ({
      code: code.replaceAll('import.meta.url', `new URL('${relative(folder, id)}', import.meta.url).href`),
      map: null,
    }),
  },
})

const refusePlacesOfLibraries: Plugin = {
  name: 'refuse-places-of-libraries',
  transform: {
    filter: {
      id: { include: inLibraries, exclude: harmless },
      code: /\b__(dirname|filename)\b|import\.meta\.(url|dirname)/,
    },
    handler(_code, id) {
      this.error(
        `${relative(root, id)} reads files beside itself and cannot be moved. Import its package at its first use.`,
      )
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

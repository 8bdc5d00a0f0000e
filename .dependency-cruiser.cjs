/** The import rules. Read each one as: `from` must never reach `to`. */
const never = (name, from, to, extra = {}) => ({
  name,
  severity: 'error',
  from: { path: from, ...extra.from },
  to: { path: to, ...extra.to },
})
const notTests = { from: { pathNot: '\\.(test|suite)\\.tsx?$' } }

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    never('locale-stands-alone', '^locale/', '^(contract|documents|subtitles|server|web|e2e)/'),
    never('contract-stands-alone', '^contract/', '^(documents|subtitles|server|web|e2e)/'),
    never('documents-stand-alone', '^documents/', '^(contract|subtitles|server|web|e2e)/'),
    never('subtitles-know-only-documents', '^subtitles/', '^(locale|contract|server|web|e2e)/'),
    // Pages check cues, read files and show subtitles with the same code as the server.
    never('subtitles-run-in-browsers', '^subtitles/src/(index|read|formats/vtt/write)\\.ts$', '^(node:|fs|zlib|path)', {
      to: { reachable: true },
    }),
    never('web-knows-only-the-contract', '^web/', '^(documents|server|e2e)/'),
    never('server-knows-only-the-contract', '^server/', '^(web|e2e)/'),
    never('web-features-do-not-import-each-other', '^web/src/features/([^/]+)/', '^web/src/features/', {
      to: { pathNot: '^web/src/features/$1/' },
    }),
    never('web-shared-imports-no-features', '^web/src/shared/', '^web/src/(features|app)/'),
    never('web-features-do-not-know-the-app', '^web/src/features/', '^web/src/app/'),
    never('base-ui-stays-in-shared-ui', '^web/src/(?!shared/ui/)', 'node_modules/@base-ui/'),
    never('features-use-ports-not-adapters', '^server/src/features/', '^server/src/(adapters|main)/', notTests),
    never('features-import-each-other-through-index', '^server/src/features/([^/]+)/', '^server/src/features/', {
      to: { pathNot: '^server/src/features/($1/|[^/]+/index\\.ts$)' },
    }),
    // The platform has what adapters of several ports need to run programs and to call services.
    never(
      'adapters-know-only-their-port-and-how-to-call-others',
      '^server/src/adapters/([^/]+)/',
      '^server/src/(features|main|tables|platform|adapters|ports)/',
      {
        to: {
          pathNot:
            '^server/src/(adapters/$1/|ports/$1\\.|platform/(limit-concurrency\\.|sandbox/|service-calls/|sound/))',
        },
      },
    ),
    never('ports-stand-alone', '^server/src/ports/', '^server/src/(features|adapters|main|tables|platform)/'),
    never('tables-stand-alone', '^server/src/tables/', '^server/src/(features|adapters|main|ports|platform)/'),
    never(
      'platform-imports-no-features',
      '^server/src/platform/',
      '^server/src/(features|adapters|main|ports)/',
      notTests,
    ),
    never('only-tests-use-test-helpers', '^server/src/(?!testing/)', '^server/src/testing/', notTests),
    never(
      'only-main-loads-the-demo',
      '^server/src/(features|platform|ports|adapters|tables)/',
      '^server/src/demo/',
      notTests,
    ),
    never('only-stores-use-sql', '^server/src/features/.*/(?!store)[^/]+\\.ts$', 'node_modules/(kysely|pg)/', notTests),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^((web|server)/dist|release|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}

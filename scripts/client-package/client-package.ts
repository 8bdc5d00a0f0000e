import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { endpoints as allEndpoints, apiVersion } from '../../contract/src/endpoints.ts'
import { openApiDocument } from '../../server/src/platform/openapi/document.ts'
import { indexSource } from './index-source.ts'
import { readme } from './readme.ts'

const header = '// Written by scripts/generate-client.ts from the contract. Do not edit.\n'

/** Procurement systems send XML themselves. */
const endpoints = allEndpoints.filter(({ bodyKind }) => bodyKind !== 'xml')

/** Every file of the package @portolan/client, by name, as the contract stands now. */
export function clientPackage(): Record<string, string> {
  const document = openApiDocument(endpoints, { version: apiVersion, serverUrl: '/api' })
  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'README.md': readme(endpoints, apiVersion),
    ...compile('index', indexSource(endpoints, document)),
    ...compile('runtime', readFileSync(new URL('runtime.ts', import.meta.url), 'utf8')),
  }
}

const manifest = {
  name: '@portolan/client',
  version: apiVersion,
  description: 'A typed client of the Portolan API',
  license: 'Apache-2.0',
  type: 'module',
  exports: { '.': { types: './index.generated.d.ts', default: './index.generated.js' } },
  files: ['*.generated.js', '*.generated.d.ts'],
  sideEffects: false,
  engines: { node: '>=20' },
}

function compile(name: string, source: string): Record<string, string> {
  const options = {
    fileName: `${name}.ts`,
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true },
  }
  const code = ts.transpileModule(source, options)
  const types = ts.transpileDeclaration(source, options)
  const problems = [...(code.diagnostics ?? []), ...(types.diagnostics ?? [])]
  if (problems.length > 0) throw new Error(ts.formatDiagnostics(problems, formatHost))
  return {
    [`${name}.generated.js`]: header + code.outputText,
    [`${name}.generated.d.ts`]: header + types.outputText,
  }
}

const formatHost = {
  getCanonicalFileName: (name: string) => name,
  getCurrentDirectory: () => '',
  getNewLine: () => '\n',
}

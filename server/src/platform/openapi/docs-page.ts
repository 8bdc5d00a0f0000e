import { type Html, html } from '../web/html.ts'
import { callingSection } from './calling-section.ts'
import { operationSection, type PathOperation, refusalRows, refusalTable } from './operation-section.ts'
import { schemaTable } from './schema-table.ts'
import { schemaWords } from './schema-words.ts'
import type { OpenApiDocument } from './types.ts'

export const maxSearchLength = 100

/** Not for the programs of customers: their calls are in openapi.json alone. */
const hiddenTags: readonly string[] = ['demo', 'ui-logs']

type DocsPage = {
  readonly style: Html
  readonly script: Html
  readonly notice?: Html | false
  readonly search?: string
}

/**
 * The document as one HTML page that needs no script. Groups and operations are folded; browsers open them for links and for
 * their own search. A search leaves the operations that have all of its words, and links to such schemas.
 */
export function docsPage(document: OpenApiDocument, { style, script, notice = false, search = '' }: DocsPage): string {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const hasWords = (texts: readonly string[]): boolean => {
    const text = texts.join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  }
  const isFound = ({ method, path, operation }: PathOperation): boolean => {
    const names = operation.parameters.map((parameter) => ('name' in parameter ? parameter.name : ''))
    const codes = refusalRows(operation.responses).map(([, code]) => code)
    return hasWords([operation.operationId, operation.summary, operation.tags[0], method, path, ...names, ...codes])
  }
  const placed = Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): PathOperation => ({ method, path, operation })),
    )
    .filter(isFound)
  const tags = document.tags
    .filter(({ name }) => !hiddenTags.includes(name))
    .map((tag) => ({ ...tag, placed: placed.filter(({ operation }) => operation.tags[0] === tag.name) }))
    .filter((tag) => tag.placed.length > 0)
  const isSearch = words.length > 0
  const schemas = Object.entries(document.components.schemas)
  // All of them stay on the page, because operations link to them.
  const foundSchemas = schemas.filter(([name, { properties = {} }]) => hasWords([name, ...Object.keys(properties)]))
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/icon.svg">
<title>${document.info.title} ${document.info.version}</title>
<style>${style}</style>
<script>${script}</script>
</head>
<body>
${notice}
<a class="skip" href="#content">Skip to content</a>
<header><div class="bar"><a class="home" href="/">Portolan</a> <span>API ${document.info.version}</span> <a href="openapi.json">openapi.json</a></div></header>
<div class="columns">
<nav aria-label="Contents"><ul>
${!isSearch && html`<li><a href="#calling">Calling the API</a></li>`}
${tags.map(
  (tag) => html`<li><details${isSearch && html` open`}><summary>${title(tag.name)}</summary>
<ul><li><a href="#tag-${tag.name}">About</a></li>${tag.placed.map(({ operation }) => html`<li><a href="#${operation.operationId}">${operation.operationId}</a></li>`)}</ul></details></li>`,
)}
<li><a href="#errors">Errors</a></li>
<li><details${isSearch && foundSchemas.length > 0 && html` open`}><summary>Schemas</summary>
<ul><li><a href="#schemas">About</a></li>${foundSchemas.map(([name]) => html`<li><a href="#schema-${name}">${name}</a></li>`)}</ul></details></li>
</ul></nav>
<main id="content" tabindex="-1">
<h1>${document.info.title}</h1>
${searchForm(search)}
${
  isSearch
    ? html`<p role="status">${foundText(
        tags.reduce((sum, tag) => sum + tag.placed.length, 0),
        foundSchemas.length,
      )} <a href="docs">Show all</a></p>`
    : callingSection(document)
}
${tags.map(
  (tag) =>
    html`<details class="group"${isSearch && html` open`}><summary><h2>${title(tag.name)}</h2> <span class="aside">${tag.placed.length}</span></summary>
<p id="tag-${tag.name}">${tag.description}</p>
${tag.placed.map((placed) => operationSection(document, placed, isSearch))}</details>`,
)}
<section aria-labelledby="errors"><h2 id="errors">Errors</h2>
<p>Any call may be refused for one of these reasons. Show people the message; let programs look at the errorCode.</p>
${refusalTable('Errors of any call', refusalRows(document.components.responses))}</section>
<details class="group"><summary><h2>Schemas</h2> <span class="aside">${schemas.length}</span></summary>
<p id="schemas">The shapes of what is sent and answered.</p>
${schemas.map(
  ([name, schema]) => html`<section class="schema" id="schema-${name}"><h3>${name}</h3>
${schemaTable(schema, `Fields of ${name}`) ?? html`<p>${schemaWords(schema)}</p>`}</section>`,
)}</details>
</main>
</div>
</body>
</html>
`.markup
}

const title = (tag: string): string => (tag.charAt(0).toUpperCase() + tag.slice(1)).replaceAll('-', ' ')

const searchForm = (search: string): Html =>
  html`<form role="search" action="docs"><label for="search">Find operations and schemas</label>
<input type="search" id="search" name="search" value="${search}" maxlength="${maxSearchLength}"> <button>Find</button>
<p class="aside">By words of a name, address, parameter, field or error code, such as accept quote.</p></form>`

const foundText = (operations: number, schemas: number): string =>
  operations + schemas === 0
    ? 'Nothing has all of these words. Try fewer or shorter ones.'
    : `Found: ${operations === 1 ? '1 operation' : `${operations} operations`}, ${schemas === 1 ? '1 schema' : `${schemas} schemas`}.`

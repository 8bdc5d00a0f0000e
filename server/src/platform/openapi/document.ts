import type { AnyEndpoint } from '@portolan/contract/endpoints'
import { ErrorBody } from '@portolan/contract/errors/error-body'
import { isOpenToApiKeys } from '@portolan/contract/identity/api-key-access'
import { answers, mediaTypeOf, sharedAnswers } from './answers.ts'
import { parameters, sharedParameters } from './parameters.ts'
import { type SchemaBook, schemaBook } from './schema-book.ts'
import { tagWords } from './tag-words.ts'
import type { OpenApiDocument, Operation } from './types.ts'
import { whoMayCall } from './who-may-call.ts'

/** The contract as an OpenAPI document. Paths are relative to `serverUrl`. */
export function openApiDocument(
  endpoints: readonly AnyEndpoint[],
  { version, serverUrl }: { readonly version: string; readonly serverUrl: string },
): OpenApiDocument {
  const book = schemaBook()
  book.write(ErrorBody, 'output')
  const paths: Record<string, Record<string, Operation>> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint, book) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Portolan API',
      version,
      description:
        'Bodies are JSON unless an operation says otherwise, times ISO-8601 in UTC. An array in a query repeats its key.',
      license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: serverUrl }],
    tags: [...new Set(endpoints.map(({ tag }) => tag))].map((name) => ({ name, description: tagWords[name] ?? '' })),
    paths,
    components: {
      schemas: book.components(),
      responses: sharedAnswers,
      parameters: sharedParameters,
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key that a user has made in the account settings. It begins with ptl_.',
        },
        idToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The id token that the identity provider gave out at sign-in.',
        },
        sharedSecret: {
          type: 'http',
          scheme: 'bearer',
          description: "The secret agreed with another company's server.",
        },
      },
    },
  }
}

function operation(endpoint: AnyEndpoint, book: SchemaBook): Operation {
  const { body, example } = endpoint
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: whoMayCall(endpoint),
    tags: [endpoint.tag],
    security: securityOf(endpoint),
    parameters: parameters(endpoint, book),
    ...(body && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: { [mediaTypeOf(endpoint)]: { schema: book.write(body, 'input'), example: example.body } },
      },
    }),
    responses: answers(endpoint, book),
  }
}

function securityOf(endpoint: AnyEndpoint): Operation['security'] {
  const { access } = endpoint
  if (access === 'shared-secret') return [{ sharedSecret: [] }]
  if (access === 'secret-in-body') return [{}]
  const signedIn = [...(isOpenToApiKeys(endpoint) ? [{ apiKey: [] }] : []), { idToken: [] }]
  return access === 'anyone' ? [{}, ...signedIn] : signedIn
}

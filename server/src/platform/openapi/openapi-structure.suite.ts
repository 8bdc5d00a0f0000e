import * as z from 'zod/mini'

/** The parts of OpenAPI 3.1 that the portal uses, as strict as the specification: nothing else may stand there. */
const reference = z.strictObject({
  $ref: z.string().check(z.regex(/^#\/components\/(schemas|responses|parameters)\/\w+$/)),
})
/** A named schema within narrower limits, or with what a call that leaves it out means. */
const narrowedReference = z.extend(reference, {
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  default: z.optional(z.unknown()),
})
const text = z.string().check(z.minLength(1))
const typeName = z.enum(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'])

const jsonSchema: z.ZodMiniType = z.union([
  narrowedReference,
  z.strictObject({
    type: z.optional(z.union([typeName, z.array(typeName)])),
    format: z.optional(text),
    pattern: z.optional(z.string().check(z.refine((pattern) => Boolean(new RegExp(pattern, 'u'))))),
    enum: z.optional(z.array(z.unknown()).check(z.minLength(1))),
    const: z.optional(z.unknown()),
    anyOf: z.optional(z.array(z.lazy(() => jsonSchema)).check(z.minLength(1))),
    properties: z.optional(
      z.record(
        text,
        z.lazy(() => jsonSchema),
      ),
    ),
    required: z.optional(z.array(text)),
    additionalProperties: z.optional(z.lazy(() => jsonSchema)),
    items: z.optional(z.lazy(() => jsonSchema)),
    minLength: z.optional(z.int()),
    maxLength: z.optional(z.int()),
    minItems: z.optional(z.int()),
    maxItems: z.optional(z.int()),
    minimum: z.optional(z.number()),
    maximum: z.optional(z.number()),
    exclusiveMinimum: z.optional(z.number()),
    exclusiveMaximum: z.optional(z.number()),
    multipleOf: z.optional(z.number()),
    default: z.optional(z.unknown()),
  }),
])

const media = z.strictObject({
  schema: jsonSchema,
  example: z.optional(z.unknown()),
  examples: z.optional(z.record(text, z.strictObject({ value: z.unknown() }))),
})
const content = z.union([z.strictObject({ 'application/json': media }), z.strictObject({ 'text/xml': media })])

const parameter = z.strictObject({
  name: text,
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean(),
  description: text,
  schema: jsonSchema,
  example: z.optional(z.unknown()),
})

const answer = z.strictObject({ description: text, content: z.optional(content) })

const operation = z.strictObject({
  operationId: z.string().check(z.regex(/^[a-z]\w*$/)),
  summary: text,
  description: text,
  tags: z.array(text).check(z.length(1)),
  security: z.array(z.record(text, z.array(z.string()))),
  parameters: z.array(z.union([parameter, reference])),
  requestBody: z.optional(z.strictObject({ required: z.boolean(), content })),
  responses: z.record(z.string().check(z.regex(/^[2-5]\d\d$/)), z.union([answer, reference])),
})

export const openApiStructure = z.strictObject({
  openapi: z.string().check(z.regex(/^3\.1\.\d$/)),
  info: z.strictObject({
    title: text,
    version: text,
    description: text,
    license: z.strictObject({ name: text, identifier: text }),
  }),
  servers: z.array(z.strictObject({ url: text })),
  tags: z.array(z.strictObject({ name: text, description: text })),
  paths: z.record(
    z.string().check(z.startsWith('/')),
    z.strictObject({ get: z.optional(operation), post: z.optional(operation) }),
  ),
  components: z.strictObject({
    schemas: z.record(z.string().check(z.regex(/^[\w.-]+$/)), jsonSchema),
    responses: z.record(text, answer),
    parameters: z.record(text, parameter),
    securitySchemes: z.record(
      text,
      z.strictObject({
        type: z.literal('http'),
        scheme: z.literal('bearer'),
        bearerFormat: z.optional(text),
        description: text,
      }),
    ),
  }),
})

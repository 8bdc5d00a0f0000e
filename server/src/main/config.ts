import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { isSafeAddress, WebAddress } from './config-address.ts'
import { readDemo } from './config-demo.ts'
import { engineSettings, readEngines } from './config-engines.ts'
import { ConfigError } from './config-error.ts'
import { readUploads, uploadSettings } from './config-uploads.ts'
import { readXtrf, xtrfSettings } from './config-xtrf.ts'
import { readReplies, replySettings } from './mail/config-replies.ts'
import { readSpeech, speechSettings } from './speech/config-speech.ts'

const roles = ['all', 'api', 'worker'] as const
export type ProcessRole = (typeof roles)[number]

const Flag = z.pipe(
  z.enum(['on', 'off']),
  z.transform((text) => text === 'on'),
)
const TimeZone = z.string().check(
  z.refine((name) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
    } catch {
      return false
    }
  }, 'it is no time zone such as Europe/Berlin'),
)

const paymentValues = /\{(number|amount|currency|email)\}/g
const PaymentLinkUrl = z
  .url({ protocol: /^https$/, error: 'it is no https address' })
  .check(
    z.refine(
      (url) => !/[{}]/.test(url.replace(paymentValues, '')) && !/[{}]/.test(URL.parse(url)?.host ?? ''),
      'it may hold {number}, {amount}, {currency} and {email} behind its host, and no other braces',
    ),
  )

const Environment = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_535)), 3000),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  PORTOLAN_ORIGIN: z.optional(WebAddress),
  PORTOLAN_TRUSTED_PROXIES: z.optional(z.string()),
  PORTOLAN_DATA: z._default(z.string().check(z.minLength(1)), '.data'),
  PORTOLAN_CONTENT: z._default(z.string().check(z.minLength(1)), 'content'),
  PORTOLAN_DEMO: z.optional(Flag),
  PORTOLAN_ENGINES: z._default(Flag, true),
  PORTOLAN_VISITOR_ESTIMATES: z._default(Flag, false),
  PORTOLAN_TIME_ZONE: z._default(TimeZone, 'UTC'),
  PORTOLAN_MASTER_KEY: z.optional(z.string()),
  PORTOLAN_MODELS_URL: z.optional(WebAddress),
  PORTOLAN_METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  PORTOLAN_OIDC_ISSUER: z.optional(WebAddress),
  PORTOLAN_OIDC_CLIENT_ID: z.optional(z.string()),
  PORTOLAN_OIDC_GROUPS_CLAIM: z.optional(z.string()),
  PORTOLAN_OIDC_EXTERNAL_GROUPS_CLAIM: z.optional(z.string()),
  LOG_LEVEL: z.optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug'])),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  TESSERACT: z._default(z.string().check(z.minLength(1)), 'tesseract'),
  MEDIA_SANDBOX: z.optional(z.literal('limits-only')),
  CLAMAV_URL: z.optional(z.url({ protocol: /^(tcp|unix)$/, hostname: /.*/ })),
  MAIL_FROM: z.optional(z.string().check(z.minLength(3))),
  S3_BUCKET: z.optional(z.string().check(z.minLength(3))),
  S3_ENDPOINT: z.optional(WebAddress),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  PROVIDER_NAME: z._default(z.string().check(z.minLength(1)), 'Portolan Language Services'),
  PROVIDER_LOGO_URL: z.optional(z.string()),
  PROVIDER_EMAIL: z._default(z.email(), 'support@portolan.example'),
  PROVIDER_PHONE: z._default(z.string().check(z.minLength(3)), '+1 555 0100'),
  INVOICES_PORTAL_URL: z.optional(WebAddress),
  INTERPRETING_PORTAL_URL: z.optional(WebAddress),
  TMS_DASHBOARD_URL: z.optional(WebAddress),
  TRADECENTRIC_URL: z.optional(WebAddress),
  PAYMENT_LINK_URL: z.optional(PaymentLinkUrl),
  TMS_PROJECT_URL: z.optional(WebAddress.check(z.includes('{id}'))),
  ...engineSettings,
  ...replySettings,
  ...speechSettings,
  ...uploadSettings,
  ...xtrfSettings,
})

export type Config = ReturnType<typeof readConfig>

/** Reads the environment and the command line, once. Every default works without any other system. */
export function readConfig(environment: NodeJS.ProcessEnv, args: readonly string[] = []) {
  const parsed = Environment.safeParse(dropEmpty(environment))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ConfigError(`The setting ${issue?.path.join('.')} cannot be used: ${issue?.message}.`)
  }
  const env = parsed.data
  const origin = new URL(env.PORTOLAN_ORIGIN ?? `http://localhost:${env.PORT}`)
  if (origin.href !== `${origin.origin}/`)
    throw new ConfigError('PORTOLAN_ORIGIN is the address of the portal alone, such as https://portal.example.')
  const { isDemo, isPublicDemo } = readDemo(env.PORTOLAN_DEMO, { origin, host: env.HOST })
  const externalIssuer = readExternalIssuer(env, isDemo)
  const uploads = readUploads(env)
  return {
    role: readRole(args),
    /** Started by `npm run dev`: Vite serves the pages. */
    isDevelopment: args.includes('--dev'),
    port: env.PORT,
    host: env.HOST,
    origin: origin.origin,
    trustedProxies: env.PORTOLAN_TRUSTED_PROXIES?.split(',').map((address) => address.trim()) ?? [],
    dataFolder: resolve(env.PORTOLAN_DATA),
    contentFolder: resolve(env.PORTOLAN_CONTENT),
    isDemo,
    /** A demo that other machines can reach. */
    isPublicDemo,
    timeZone: env.PORTOLAN_TIME_ZONE,
    /** Whether the portal installs the engines it needs. */
    installsEngines: env.PORTOLAN_ENGINES,
    masterKey: env.PORTOLAN_MASTER_KEY ?? null,
    metricsToken: env.PORTOLAN_METRICS_TOKEN ?? null,
    /** Where neural models are downloaded from; null for Mozilla's repository. */
    modelsUrl: env.PORTOLAN_MODELS_URL ?? null,
    logLevel: env.LOG_LEVEL ?? null,
    databaseUrl: env.DATABASE_URL ?? null,
    clamavUrl: env.CLAMAV_URL ?? null,
    /** The program that reads scanned pages; null for none. */
    tesseract: env.TESSERACT === 'off' ? null : env.TESSERACT,
    /** Whether media programs may run where nothing keeps them from the network and other files. */
    allowsMediaWithoutIsolation: env.MEDIA_SANDBOX === 'limits-only',
    mail: {
      smtpUrl: env.SMTP_URL ?? null,
      from: env.MAIL_FROM ?? `${env.PROVIDER_NAME} <${env.PROVIDER_EMAIL}>`,
      /** Where answers to emails arrive; null: they are not received. */
      replies: readReplies(env),
    },
    s3: readS3(env),
    uploads,
    /** External OpenID issuer; null for the embedded one. */
    externalIssuer,
    branding: {
      providerName: env.PROVIDER_NAME,
      logoUrl: env.PROVIDER_LOGO_URL ?? null,
      contactEmail: env.PROVIDER_EMAIL,
      contactPhone: env.PROVIDER_PHONE,
      invoicesPortalUrl: env.INVOICES_PORTAL_URL ?? null,
      interpretingPortalUrl: env.INTERPRETING_PORTAL_URL ?? null,
      isDemo,
      isPublicDemo,
      uploadTotalBytes: uploads.bytesPerRequest,
      hasVisitorEstimates: env.PORTOLAN_VISITOR_ESTIMATES,
      timeZone: env.PORTOLAN_TIME_ZONE,
      signIn: externalIssuer
        ? { authority: externalIssuer.issuer, clientId: externalIssuer.clientId }
        : { authority: `${origin.origin}/oidc`, clientId: 'portal' },
    },
    /** Payment link for cards with `{number}`, `{amount}`, `{currency}` and `{email}`; null: staff send the link. */
    paymentLinkUrl: env.PAYMENT_LINK_URL ?? null,
    tmsDashboardUrl: env.TMS_DASHBOARD_URL ?? null,
    /** The procurement gateway that confirms sessions. In the demo the portal plays the buyer's side itself. */
    tradeCentricUrl: readTradeCentric(env.TRADECENTRIC_URL, isDemo ? `${origin.origin}/demo/buyer` : null),
    /** URL of a project in the translation management system, with `{id}` for its id. */
    tmsProjectUrl: env.TMS_PROJECT_URL ?? null,
    /** XTRF as translation management system; null for the desk. */
    xtrf: readXtrf(env),
    engines: readEngines(env),
    /** Services that recognize and synthesize speech. */
    speech: readSpeech(env),
  }
}

/** Treats an empty variable as unset. */
const dropEmpty = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))

function readRole(args: readonly string[]): ProcessRole {
  const at = args.findIndex((arg) => arg === '--role' || arg.startsWith('--role='))
  if (at < 0) return 'all'
  const value = args[at]?.split('=')[1] ?? args[at + 1]
  const role = roles.find((each) => each === value)
  if (!role) throw new ConfigError(`--role is one of ${roles.join(', ')}.`)
  return role
}

function readTradeCentric(url: string | undefined, demoUrl: string | null): string {
  const chosen = url ?? demoUrl ?? 'https://connect.punchout2go.com'
  if (url && !isSafeAddress(url))
    throw new ConfigError('TRADECENTRIC_URL has to be reached by https: carts travel there.')
  return chosen
}

function readS3(env: z.output<typeof Environment>) {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!bucket) {
    if (env.S3_ENDPOINT || accessKeyId || secretAccessKey)
      throw new ConfigError('S3 settings were given without S3_BUCKET. Name the bucket, or remove them.')
    return null
  }
  if (!accessKeyId || !secretAccessKey)
    throw new ConfigError('Files on S3 need S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY as well as S3_BUCKET.')
  // S3-compatible stores other than Amazon's need the bucket in the path.
  const place = env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT, forcePathStyle: true } : { forcePathStyle: false }
  return { bucket, region: env.S3_REGION, accessKeyId, secretAccessKey, ...place }
}

function readExternalIssuer(env: z.output<typeof Environment>, isDemo: boolean) {
  const { PORTOLAN_OIDC_ISSUER: issuer, PORTOLAN_OIDC_CLIENT_ID: clientId } = env
  if (!issuer) {
    if (clientId || env.PORTOLAN_OIDC_GROUPS_CLAIM || env.PORTOLAN_OIDC_EXTERNAL_GROUPS_CLAIM)
      throw new ConfigError('PORTOLAN_OIDC settings were given without PORTOLAN_OIDC_ISSUER. Name it, or remove them.')
    return null
  }
  if (!clientId) throw new ConfigError('PORTOLAN_OIDC_ISSUER needs PORTOLAN_OIDC_CLIENT_ID as well.')
  if (!isSafeAddress(issuer))
    throw new ConfigError('PORTOLAN_OIDC_ISSUER has to be reached by https: tokens travel there.')
  if (isDemo)
    throw new ConfigError("The demo's accounts are of the portal's own issuer. Set PORTOLAN_DEMO=off to use another.")
  return {
    issuer,
    clientId,
    groupsClaim: env.PORTOLAN_OIDC_GROUPS_CLAIM ?? 'groups',
    externalGroupsClaim: env.PORTOLAN_OIDC_EXTERNAL_GROUPS_CLAIM ?? 'external_groups',
  }
}

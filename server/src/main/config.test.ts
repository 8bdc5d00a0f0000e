import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'

const issuer = {
  PORTOLAN_OIDC_ISSUER: 'https://sso.example/pool',
  PORTOLAN_OIDC_CLIENT_ID: 'abc',
  PORTOLAN_DEMO: 'off',
}

const xtrf = { XTRF_URL: 'https://acme.s.xtrf.eu', XTRF_TOKEN: 'key', XTRF_SERVICE_ID: '11' }

describe('the configuration', () => {
  it('needs nothing', () => {
    const config = readConfig({})
    expect(config).toMatchObject({ port: 3000, origin: 'http://localhost:3000', isDemo: true, role: 'all', s3: null })
    expect(config.branding.contactEmail).toBe('support@portolan.example')
  })

  it('follows the port with the origin, unless one is named', () => {
    expect(readConfig({ PORT: '8080' }).origin).toBe('http://localhost:8080')
    expect(readConfig({ PORT: '8080', PORTOLAN_ORIGIN: 'https://portal.example' }).origin).toBe(
      'https://portal.example',
    )
  })

  it('IDENT-01 names the issuer that signs people in: the portal itself, or another one', () => {
    expect(readConfig({}).branding.signIn).toEqual({ authority: 'http://localhost:3000/oidc', clientId: 'portal' })
    expect(readConfig(issuer).branding.signIn).toEqual({ authority: 'https://sso.example/pool', clientId: 'abc' })
    expect(readConfig(issuer).externalIssuer).toMatchObject({ groupsClaim: 'groups' })
    const cognito = { ...issuer, PORTOLAN_OIDC_GROUPS_CLAIM: 'cognito:groups' }
    expect(readConfig(cognito).externalIssuer).toMatchObject({ groupsClaim: 'cognito:groups' })
  })

  it.each([
    [{}, true, false],
    [{ PORTOLAN_ORIGIN: 'http://127.0.0.1:3000', HOST: '::1' }, true, false],
    [{ PORTOLAN_ORIGIN: 'https://portal.example' }, false, false],
    [{ HOST: '0.0.0.0' }, false, false],
    [{ PORTOLAN_DEMO: 'off' }, false, false],
    [{ PORTOLAN_DEMO: 'on' }, true, false],
    [{ PORTOLAN_ORIGIN: 'https://portal.example', PORTOLAN_DEMO: 'on' }, true, true],
    [{ HOST: '0.0.0.0', PORTOLAN_DEMO: 'on' }, true, true],
  ])(
    'has the demo by default on this machine only: with %j demo %s, public %s',
    (environment, isDemo, isPublicDemo) => {
      expect(readConfig(environment)).toMatchObject({ isDemo, isPublicDemo, branding: { isDemo, isPublicDemo } })
    },
  )

  it('takes a variable set to nothing as not set', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, mail: { smtpUrl: null } })
  })

  it('runs media programs without isolation only if the operator says so', () => {
    expect(readConfig({}).allowsMediaWithoutIsolation).toBe(false)
    expect(readConfig({ MEDIA_SANDBOX: 'limits-only' }).allowsMediaWithoutIsolation).toBe(true)
    expect(() => readConfig({ MEDIA_SANDBOX: 'off' })).toThrow('MEDIA_SANDBOX')
  })

  it('takes an address for payments by https alone, with the values it knows', () => {
    const paymentLinkUrl = 'https://pay.example/{number}?sum={amount}&c={currency}&e={email}'
    expect(readConfig({}).paymentLinkUrl).toBeNull()
    expect(readConfig({ PAYMENT_LINK_URL: paymentLinkUrl })).toMatchObject({ paymentLinkUrl })
    for (const wrong of [
      'http://pay.example/{number}',
      'https://pay.example/{order}',
      'https://{number}.example/',
      'pay',
    ])
      expect(() => readConfig({ PAYMENT_LINK_URL: wrong })).toThrow(/PAYMENT_LINK_URL/)
  })

  it('puts XTRF in the place of the desk where it is named', () => {
    expect(readConfig({}).xtrf).toBeNull()
    const { clientIds, completedStatuses, events } = readConfig({
      ...xtrf,
      XTRF_CLIENT_IDS: '227=15, 301=88',
      XTRF_COMPLETED_STATUSES: 'READY, CLOSED',
    }).xtrf!
    expect([clientIds, completedStatuses]).toEqual([{ 227: 15, 301: 88 }, ['READY', 'CLOSED']])
    expect(events).toEqual(['project_status_changed', 'quote_status_changed'])
  })

  it('receives replies on this machine unless said otherwise, and not without the settings', () => {
    const replies = { MAIL_REPLIES_ADDRESS: 'replies@portal.example', MAIL_REPLIES_PORT: '2525' }
    const read = (more = {}) => readConfig({ ...replies, ...more }).mail.replies
    expect(read()).toEqual({ address: 'replies@portal.example', port: 2525, host: '127.0.0.1' })
    expect(read({ MAIL_REPLIES_HOST: '10.0.0.5' })?.host).toBe('10.0.0.5')
    expect(readConfig({}).mail.replies).toBeNull()
  })

  it('reads the role of the process', () => {
    expect(readConfig({}, ['--role', 'worker']).role).toBe('worker')
    expect(readConfig({}, ['--role=api']).role).toBe('api')
  })

  it.each([
    [{ PORT: 'abc' }, [], 'PORT'],
    [{ PORT: '70000' }, [], 'PORT'],
    [{ PORTOLAN_ORIGIN: 'https://portal.example/path' }, [], 'PORTOLAN_ORIGIN'],
    [{ PORTOLAN_ORIGIN: 'ftp://portal.example' }, [], 'PORTOLAN_ORIGIN'],
    [{ PORTOLAN_DEMO: 'maybe' }, [], 'PORTOLAN_DEMO'],
    [{ PORTOLAN_TIME_ZONE: 'Europe/Atlantis' }, [], 'PORTOLAN_TIME_ZONE'],
    [{ DATABASE_URL: 'mysql://db' }, [], 'DATABASE_URL'],
    [{ S3_ENDPOINT: 'https://s3.example' }, [], 'S3_BUCKET'],
    [{ UPLOAD_TOTAL_MB: '0' }, [], 'UPLOAD_TOTAL_MB'],
    [{ UPLOAD_TOTAL_MB: '20000' }, [], 'UPLOAD_ACCOUNT_QUOTA_MB'],
    [{ PORTOLAN_DISK_RESERVE_MB: '-1' }, [], 'PORTOLAN_DISK_RESERVE_MB'],
    [{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key' }, [], 'S3_SECRET_ACCESS_KEY'],
    [{ PORTOLAN_OIDC_CLIENT_ID: 'portal' }, [], 'PORTOLAN_OIDC_ISSUER'],
    [{ PORTOLAN_OIDC_GROUPS_CLAIM: 'cognito:groups' }, [], 'PORTOLAN_OIDC_ISSUER'],
    [{ ...issuer, PORTOLAN_OIDC_CLIENT_ID: '' }, [], 'PORTOLAN_OIDC_CLIENT_ID'],
    [{ ...issuer, PORTOLAN_OIDC_ISSUER: 'http://sso.example' }, [], 'https'],
    [{ ...issuer, PORTOLAN_DEMO: 'on' }, [], 'PORTOLAN_DEMO=off'],
    [{ ...issuer, PORTOLAN_DEMO: '' }, [], 'PORTOLAN_DEMO=off'],
    [{ XTRF_TOKEN: 'key', XTRF_EVENTS: 'a,b' }, [], 'XTRF_TOKEN, XTRF_EVENTS was given without XTRF_URL'],
    [{ ...xtrf, XTRF_TOKEN: '' }, [], 'XTRF_TOKEN'],
    [{ ...xtrf, XTRF_SERVICE_ID: 'x' }, [], 'XTRF_SERVICE_ID'],
    [{ ...xtrf, XTRF_URL: 'http://acme.s.xtrf.eu' }, [], 'https'],
    [{ ...xtrf, XTRF_URL: 'https://acme.s.xtrf.eu/home-api' }, [], 'XTRF_URL'],
    [{ ...xtrf, XTRF_CLIENT_IDS: '227:15' }, [], 'XTRF_CLIENT_IDS'],
    [{ MAIL_REPLIES_ADDRESS: 'replies@portal.example' }, [], 'MAIL_REPLIES_PORT'],
    [{ MAIL_REPLIES_PORT: '2525' }, [], 'MAIL_REPLIES_ADDRESS'],
    [{ MAIL_REPLIES_ADDRESS: 'long-replies@portal.example', MAIL_REPLIES_PORT: '2525' }, [], 'at most 11 characters'],
    [{ MAIL_REPLIES_ADDRESS: 'a+b@portal.example', MAIL_REPLIES_PORT: '2525' }, [], 'no plus sign'],
    [{}, ['--role', 'king'], '--role'],
  ])('refuses %j %j with a sentence that names %s', (environment, args, named) => {
    const read = () => readConfig(environment, args)
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(named)
  })
})

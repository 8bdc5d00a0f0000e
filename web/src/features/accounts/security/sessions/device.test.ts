import { expect, it } from 'vitest'
import { deviceOf } from './device.ts'

it.each([
  ['Edge', 'Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0'],
  ['Chrome', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36'],
  ['Chrome', 'iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/141.0 Mobile Safari/604.1'],
  ['Firefox', 'Android', 'Mozilla/5.0 (Android 16; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0'],
  ['Samsung Internet', 'Android', 'Mozilla/5.0 (Linux; Android 16) SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36'],
  ['Opera', 'Windows', 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0.0.0 Safari/537.36 OPR/122.0.0.0'],
  ['Safari', 'macOS', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15'],
  ['Chrome', 'ChromeOS', 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/141.0.0.0 Safari/537.36'],
  [undefined, undefined, 'curl/8.14'],
])('knows %s on %s', (browser, system, userAgent) => {
  expect(deviceOf(userAgent)).toMatchObject({ browser, system })
})

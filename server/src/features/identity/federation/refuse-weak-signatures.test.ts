import { expect, it } from 'vitest'
import { refuseWeakSignatures } from './refuse-weak-signatures.ts'

const check = (xml: string) => () => refuseWeakSignatures(Buffer.from(xml).toString('base64'))
const strong = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'
const weak = 'http://www.w3.org/2000/09/xmldsig#rsa-sha1'

it.each([
  `<a/>`,
  `<ds:SignatureMethod Algorithm="${strong}"/>`,
  `<SignatureMethod xmlns='x' Algorithm='${strong}' ></SignatureMethod>`,
])('accepts %s', (xml) => {
  expect(check(xml)).not.toThrow()
})

it.each([
  `<ds:SignatureMethod Algorithm="${weak}"/>`,
  `<ds:DigestMethod Algorithm="http://www.w3.org/2000/09/xmldsig#sha1"></ds:DigestMethod>`,
  `<ds:DigestMethod/>`,
  `<ds:SignatureMethod Algorithm="${weak.replace('rsa', '&#114;sa')}"/>`,
  `<ds:SignatureMethod x="Algorithm='${strong}'>" Algorithm="${weak}"/>`,
  `<ds:SignatureMethod Algorithm="${strong}" Algorithm="${weak}"/>`,
  `<ds:SignatureMethod Algorithm="${strong}"/><ö:SignatureMethod\nAlgorithm = '${weak}'/>`,
  `<!DOCTYPE a [<!ENTITY b "${weak}">]><a/>`,
])('refuses %s', (xml) => {
  expect(check(xml)).toThrow()
})

it('reads a long hostile response in linear time', () => {
  const started = process.cpuUsage()
  for (const xml of [`<SignatureMethod${' '.repeat(500_000)}`, `<SignatureMethod${' a="b"'.repeat(100_000)}`])
    expect(check(xml)).toThrow()
  expect(check('<'.repeat(500_000))).not.toThrow()
  expect(check(`<${'a'.repeat(500_000)}`)).not.toThrow()
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(2000)
})

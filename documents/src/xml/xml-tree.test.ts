import { expect, it } from 'vitest'
import { readXmlTree } from './xml-tree.ts'

const limits = { characters: 100_000, depth: 10, milliseconds: 5_000 }
const read = (xml: string, changes = {}) => readXmlTree(xml, { ...limits, ...changes })

it('reads elements, attributes and text, with a document type that is not fetched', async () => {
  const xml =
    '<?xml version="1.0"?><!DOCTYPE a SYSTEM "http://127.0.0.1:1/a.dtd"><a x="1 &amp; 2"><b>c &lt; d</b><b/></a>'
  expect(await read(xml)).toEqual({
    name: 'a',
    attributes: { x: '1 & 2' },
    text: '',
    children: [
      { name: 'b', attributes: {}, text: 'c < d', children: [] },
      { name: 'b', attributes: {}, text: '', children: [] },
    ],
  })
})

it('ignores a byte order mark', async () => {
  expect(await read('\uFEFF<a/>')).toMatchObject({ name: 'a' })
})

it.each([
  ['xml_entities', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
  ['xml_entities', '<!DOCTYPE a [<!ENTITY % x SYSTEM "http://127.0.0.1/x">%x;]><a/>'],
  ['broken', '<a><b></a>'],
  ['broken', '<a>'],
  ['broken', '{"pos": 1}'],
  ['broken', ''],
  ['nested_too_deep', '<a>'.repeat(11) + '</a>'.repeat(11)],
  ['too_large_to_read', `<a>${'x'.repeat(100_000)}</a>`],
])('refuses with %s', async (refusal, xml) => {
  expect(await read(xml)).toMatchObject({ refusal })
})

it('stops when the time is up', async () => {
  expect(await read('<a/>', { milliseconds: -1 })).toMatchObject({ refusal: 'out_of_time' })
})

import type { FidelityDocument } from './fidelity-document.ts'
import { buildWorkbook } from './office/workbook-builder.ts'

/** Sheets that sum others up, and tables with a line of totals. */
export const pivotWorkbooks: readonly FidelityDocument[] = [
  {
    name: 'visitors-by-season',
    type: 'xlsx',
    from: 'en-US',
    kept: ['Season', 'Visitors'],
    make: () =>
      buildWorkbook([
        {
          name: 'Data',
          rows: [
            ['Season', 'Visitors'],
            ['Early spring', 120],
            ['Late summer', 480],
            ['Early spring', 90],
          ],
        },
        {
          name: 'Summary',
          rows: [
            ['Times of the year', 'Sum of all visitors'],
            ['Early spring', 210],
            ['Late summer', 480],
            ['Grand total', 690],
          ],
          pivot: {
            range: 'A1:B4',
            source: { sheet: 'Data', range: 'A1:B4' },
            columns: ['Season', 'Visitors'],
            items: ['Early spring', 'Late summer'],
            records: [
              [0, 120],
              [1, 480],
              [0, 90],
            ],
            captions: { rows: 'Times of the year', total: 'Grand total', values: 'Sum of all visitors' },
          },
        },
      ]),
  },
  {
    name: 'stock-list',
    type: 'xlsx',
    from: 'en-GB',
    kept: ['SUBTOTAL(109,B2:B3)', 'IF(B2>4,"enough","order more")', 'enough'],
    make: () =>
      buildWorkbook([
        {
          name: 'Stock',
          rows: [
            ['Article', 'Pieces'],
            ['Rain jacket', 4],
            ['Walking boots', 7],
            ['All articles', { formula: 'SUBTOTAL(109,B2:B3)', result: 11 }],
            ['Note', { formula: 'IF(B2&gt;4,"enough","order more")', result: 'enough' }],
            ['See our shop', 'Open question'],
          ],
          table: {
            name: 'Articles',
            range: 'A1:B4',
            totals: ['All articles', ''],
            alt: { title: 'Articles in stock', text: 'How many pieces there are of each article' },
          },
          choices: {
            cells: 'B6',
            list: 'Open question,Answered',
            title: 'State of it',
            prompt: 'Choose what is the case.',
            errorTitle: 'Not allowed',
            error: 'Take one of the list.',
          },
          links: [
            { cell: 'A6', target: 'https://example.org/shop', tooltip: 'Opens the shop', display: 'See our shop' },
          ],
          header: '&amp;L&amp;"Arial,Bold"Stock list&amp;C&amp;D&amp;R&amp;K00AA00Page &amp;P of &amp;N',
        },
      ]),
  },
]

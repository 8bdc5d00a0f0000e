import type { FidelityDocument } from './fidelity-document.ts'
import { buildWorkbook, type Sheet } from './office/workbook-builder.ts'

const xlsx = (
  name: string,
  from: string,
  sheets: readonly Sheet[],
  kept: readonly string[] = [],
  options: Parameters<typeof buildWorkbook>[1] = {},
): FidelityDocument => ({ name, type: 'xlsx', from, make: () => buildWorkbook(sheets, options), kept })

export const workbooks: readonly FidelityDocument[] = [
  xlsx(
    'price-list',
    'en-US',
    [
      {
        name: 'Prices',
        widths: [30, 14, 14],
        rows: [
          ['Product', 'Unit price', 'In stock'],
          ['Garden chair, folding', 24.9, 120],
          ['Garden table, oak', 189, 14],
          ['Parasol with stand', 59.5, 33],
          ['Total value', { formula: 'SUMPRODUCT(B2:B4,C2:C4)', result: 7597.5 }],
        ],
        header: '&amp;LPrice list&amp;RPage &amp;P',
        footer: '&amp;CPrices include tax',
        comments: [{ cell: 'B1', text: 'Valid until the end of June.' }],
      },
    ],
    ['SUMPRODUCT(B2:B4,C2:C4)', 'Editor'],
    { title: 'Price list of garden furniture' },
  ),
  xlsx(
    'sales-figures',
    'en-US',
    [
      {
        name: 'Data',
        rows: [
          ['Region', 'Revenue'],
          ['North', 420],
          ['South coast', 310],
          ['Average', { formula: 'AVERAGE(B2:B3)', result: 365 }],
        ],
        drawing: {
          shape: { text: 'Figures are not audited.', alt: 'A remark in a box' },
          chart: {
            title: 'Revenue by region',
            series: 'Revenue',
            categories: ['North', 'South coast'],
            values: [420, 310],
            sheet: 'Data',
            alt: 'Column chart of revenue',
          },
          picture: { alt: 'Logo with a red dot' },
        },
      },
    ],
    ['AVERAGE(B2:B3)', 'Data!$B$1', 'Data!$A$2:$A$3', 'Data!$B$2:$B$3'],
  ),
  xlsx(
    'order-form',
    'en-GB',
    [
      {
        name: 'Order',
        widths: [24, 24],
        rows: [
          ['Order form', ''],
          ['Your name', ''],
          ['Color', 'Dark green'],
          ['Amount', 2],
          ['Note', { formula: 'IF(B4&gt;1,"several","one")', result: 'several' }],
        ],
        merged: ['A1:B1'],
        choices: {
          cells: 'B3',
          list: 'Dark green,Light gray,White',
          title: 'Color',
          prompt: 'Choose one of the colors.',
        },
        links: [{ cell: 'A2', target: 'https://example.org/help', tooltip: 'Opens the help page' }],
      },
    ],
    ['IF(B4>1,"several","one")', 'several'],
  ),
  xlsx(
    'employee-table',
    'en-US',
    [
      {
        name: 'People',
        rows: [
          ['First name', 'Department', 'Days off'],
          ['Maria', 'Customer service', 24],
          ['Tomas', 'Research and development', 26],
        ],
        table: { name: 'Staff', range: 'A1:C3' },
      },
      { name: 'Summary', rows: [['All days off', { formula: 'SUM(Staff[Days off])', result: 50 }]] },
    ],
    ['SUM(Staff[Days off])', 'Days off'],
  ),
  xlsx('budget-rich', 'en-US', [
    {
      name: 'Budget',
      rows: [
        [
          {
            rich: '<r><t xml:space="preserve">Budget for </t></r><r><rPr><b/></rPr><t>2027</t></r><r><t xml:space="preserve"> (draft)</t></r>',
          },
        ],
        ['First line\nSecond line'],
        ['Rent &amp; heating', 1200],
        ['12.5%', '2026-03-01'],
      ],
    },
  ]),
  xlsx(
    'preisliste',
    'de-DE',
    [
      {
        name: 'Übersicht',
        widths: [30, 12],
        rows: [
          ['Artikel', 'Preis'],
          ['Schraubenzieher, groß', 7.9],
          ['Hammer (500 g)', 12.4],
          ['Summe', { formula: 'SUM(B2:B3)', result: 20.3 }],
        ],
        footer: '&amp;CSeite &amp;P von &amp;N',
      },
    ],
    ['SUM(B2:B3)'],
  ),
  xlsx(
    'lista-precios',
    'es-MX',
    [
      {
        name: 'Lista',
        rows: [
          ['Descripción', 'Precio'],
          ['Café molido (1 kg)', 210],
          ['¿Incluye envío?', 'Sí'],
        ],
        comments: [{ cell: 'B1', text: 'Precios sin impuestos.' }],
      },
    ],
    ['Editor'],
  ),
  xlsx(
    'kakaku-hyo',
    'ja-JP',
    [
      {
        name: '価格表',
        rows: [
          ['商品名', '価格'],
          ['折りたたみ傘', 1980],
          ['合計', { formula: 'SUM(B2:B2)', result: 1980 }],
        ],
      },
    ],
    ['SUM(B2:B2)'],
  ),
  xlsx('qaimat-asaar', 'ar', [
    {
      name: 'الأسعار',
      rows: [
        ['المنتج', 'السعر'],
        ['كرسي خشبي', 150],
      ],
    },
  ]),
  xlsx(
    'timesheet',
    'fr-FR',
    [
      {
        name: 'Heures',
        rows: [
          ['Jour', 'Heures', 'Statut'],
          ['lundi', 7.5, 'Validé'],
          ['mardi', 8, 'En attente'],
          ['Validées', { formula: 'COUNTIF(C2:C3,"Validé")', result: 1 }],
        ],
      },
    ],
    ['COUNTIF(C2:C3,"Validé")', 'Validé'],
    { names: '<definedName name="Heures_totales">Heures!$B$2:$B$3</definedName>' },
  ),
]

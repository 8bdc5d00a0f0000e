import type { FidelityDocument } from './fidelity-document.ts'
import {
  bold,
  group,
  line,
  link,
  pictureShape,
  placeholder,
  slideNumber,
  tableShape,
  textShape,
} from './office/slide-shapes.ts'
import { buildSlides, type Masters, type Slide } from './office/slides-builder.ts'

const pptx = (
  name: string,
  from: string,
  title: string,
  slides: readonly Slide[],
  kept: readonly string[] = [],
  masters: Masters = {},
): FidelityDocument => ({ name, type: 'pptx', from, make: () => buildSlides(slides, title, masters), kept })

export const presentations: readonly FidelityDocument[] = [
  pptx('product-launch', 'en-US', 'Launch of the new bicycle', [
    {
      shapes: textShape(0, ['A bicycle for the city']) + textShape(1, [line('Light, ', bold('strong'), ' and quiet')]),
      notes: 'Welcome everyone and wait until all have a seat.',
    },
    {
      shapes:
        textShape(0, ['Three good reasons']) +
        textShape(1, ['It weighs only 9 kg.', 'It needs no chain.', 'It comes with lights.'], 'List of three reasons'),
      notes: 'Show the sample now.',
      comment: 'Is the weight correct?',
    },
  ]),
  pptx(
    'quarterly-review',
    'en-US',
    'Quarterly review',
    [
      {
        shapes: textShape(0, ['Revenue grew again']),
        chart: {
          title: 'Revenue in thousands',
          series: 'Revenue',
          categories: ['January', 'February'],
          values: [310, 420],
          alt: 'Columns that rise',
        },
      },
      {
        shapes:
          textShape(0, ['Next steps']) +
          tableShape(1, [
            ['Task', 'Owner'],
            ['Hire two engineers', 'Operations'],
          ]),
        notes: 'Ask for questions.',
      },
    ],
    ['Sheet1!$B$1', 'Sheet1!$A$2:$A$3', 'Sheet1!$B$2:$B$3'],
  ),
  pptx('safety-training', 'en-GB', 'Safety training', [
    {
      shapes: textShape(0, ['In case of fire']) + pictureShape(4, 'Map of the emergency exits'),
      diagram: { alt: 'Steps in case of fire', texts: ['Stay calm', 'Call 112', 'Leave the building'] },
    },
    {
      shapes:
        textShape(0, [line('Slide ', slideNumber, ' of the training')]) + group(textShape(2, ['Meeting point A'])),
    },
  ]),
  pptx('links-and-groups', 'en-US', 'Where to find help', [
    {
      shapes:
        textShape(0, [line('Read the ', link('online manual'), ' first.')]) +
        group(textShape(1, ['Left box']), textShape(2, ['Right box'])),
      link: 'https://example.org/manual',
    },
  ]),
  pptx('schulung', 'de-DE', 'Schulung für neue Mitarbeiter', [
    {
      shapes:
        textShape(0, ['Herzlich willkommen!']) +
        textShape(1, ['Bitte melden Sie sich am Empfang.', 'Pausen sind um 10 und 15 Uhr.']),
      notes: 'Namensschilder verteilen.',
    },
  ]),
  pptx('presentacion-ventas', 'es-ES', 'Presentación de ventas', [
    {
      shapes:
        textShape(0, ['¿Por qué elegirnos?']) +
        textShape(1, [line('Entregamos en ', bold('48 horas'), ' en toda España.')]),
    },
    {
      shapes: tableShape(1, [
        ['Producto', 'Ventaja'],
        ['Silla ergonómica', 'Cinco años de garantía'],
      ]),
    },
  ]),
  pptx('shohin-shokai', 'ja-JP', '新商品のご紹介', [
    {
      shapes: textShape(0, ['新しいカメラ']) + textShape(1, ['軽くて丈夫です。電池は二日間使えます。']),
      notes: 'ゆっくり話してください。',
    },
  ]),
  pptx('ard-taqdimi', 'ar', 'عرض الشركة', [
    { shapes: textShape(0, ['من نحن']) + textShape(1, ['نقدم خدمات الترجمة منذ عام 1998.']), notes: 'رحب بالحضور.' },
  ]),
  pptx('prezentatsiya', 'uk-UA', 'Про компанію', [
    { shapes: textShape(0, ['Наші послуги']) + textShape(1, ['Переклад документів', 'Озвучення відео']) },
  ]),
  pptx(
    'company-template',
    'en-US',
    'Slides with a template',
    [
      {
        shapes: textShape(1, [
          'The plan for spring',
          line('See the ', link('time table', 'Opens the time table'), '.'),
        ]),
        link: 'https://example.org/times',
      },
    ],
    [],
    {
      master:
        placeholder(0, 'title', 'Click to edit the title') +
        placeholder(4, 'ftr', 'For members only') +
        group(textShape(5, ['Printed on recycled paper'], 'Logo of the association')),
      layout: placeholder(1, 'body', 'Click to edit the text') + textShape(3, ['The gardeners of the north']),
    },
  ),
]

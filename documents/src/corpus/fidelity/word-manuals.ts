import type { FidelityDocument } from './fidelity-document.ts'
import { buildWord } from './office/word-builder.ts'
import {
  bold,
  colored,
  endnote,
  footnote,
  formula,
  heading,
  inCode,
  listItem,
  p,
  pageBreak,
  pageNumber,
  picture,
  tab,
  table,
  textBox,
} from './office/word-elements.ts'
import { buildWorkbook } from './office/workbook-builder.ts'

const docx = (
  name: string,
  content: Parameters<typeof buildWord>[0],
  kept: readonly string[] = [],
): FidelityDocument => ({ name, type: 'docx', from: content.language, make: () => buildWord(content), kept })

const visitors = {
  title: 'Visitors per quarter',
  series: 'Visitors',
  categories: ['Spring', 'Summer'],
  values: [1200, 3400],
}

/** Leaflets, manuals and reports. */
export const wordManuals: readonly FidelityDocument[] = [
  docx('patient-leaflet', {
    language: 'en-GB',
    title: 'Package leaflet: information for the patient',
    header: p('Package leaflet'),
    footer: p('Last revised in March 2026'),
    body: [
      heading('What is in this leaflet'),
      listItem('What the medicine is and what it is used for'),
      listItem('What you need to know before you take it'),
      listItem('Possible side effects'),
      heading('1. Before you take it', 2),
      p(bold('Do not take'), ' the medicine if you are allergic to any of its ingredients. Talk to your doctor first.'),
      p(textBox(11, 'A framed warning', p(colored('Keep out of the reach of children.')), p('Store below 25 °C.'))),
      table(
        ['Age', 'Dose', 'How often'],
        ['Adults', '2 tablets', 'every 6 hours'],
        ['Children over 12', '1 tablet', 'every 8 hours'],
      ),
    ].join(''),
  }),
  docx(
    'annual-report',
    {
      language: 'en-US',
      title: 'Annual report of the museum',
      header: p('Annual report'),
      footer: p('Page ', pageNumber()),
      body: [
        heading('The year in figures'),
        p('The museum had more visitors than ever', endnote(1), '. Summer was the best season.'),
        p(picture(21, 'The main hall on opening day')),
        p('The chart shows how many people came.'),
      ].join(''),
      endnotes: ['Counted at the entrance.'],
      chart: {
        ...visitors,
        alt: 'Columns of visitors per quarter',
        workbook: buildWorkbook([
          {
            name: 'Sheet1',
            rows: [
              ['Season', 'Visitors'],
              ['Spring', 1200],
              ['Summer', 3400],
            ],
          },
        ]),
      },
      diagram: { alt: 'Three steps of the new plan', texts: ['Collect ideas', 'Choose together', 'Build the hall'] },
    },
    ['PAGE', 'Sheet1!$B$1', 'Sheet1!$A$2:$A$3', 'Sheet1!$B$2:$B$3'],
  ),
  docx('drill-manual', {
    language: 'en-US',
    body: [
      heading('Cordless drill: instructions for use'),
      p('Charge the battery before the first use. A full charge takes about 90 minutes.'),
      listItem('Insert the battery until it clicks.'),
      listItem('Choose the speed with the switch (A).'),
      listItem('Press the trigger slowly.'),
      p(picture(31, 'Drawing of the drill with switch A')),
      pageBreak,
      heading('Technical data'),
      table(['Voltage', '18 V'], ['Weight', '1.4 kg'], ['Energy', p(formula, ' per charge')]),
    ].join(''),
  }),
  docx('developer-guide', {
    language: 'en-US',
    body: [
      heading('Getting started'),
      p('Run ', inCode('npm install'), ' in the folder of the project. Then open the page in a browser.'),
      p('The variable ', inCode('PORT'), ' says where the server listens; the default is 3000.'),
      p('Read https://example.org/docs for details.'),
      p('a', tab, 'b', tab, '42'),
    ].join(''),
  }),
  docx('rezept', {
    language: 'de-AT',
    body: [
      heading('Apfelstrudel'),
      p('Zutaten für 4 Personen:'),
      listItem('250 g Mehl'),
      listItem('1 kg Äpfel, geschält'),
      p('Den Teig ca. 30 Min. ruhen lassen. Dann dünn ausziehen &amp; füllen.'),
      p(textBox(41, 'Tipp', p('Mit Vanillesauce servieren!'))),
    ].join(''),
  }),
  docx('relazione-tecnica', {
    language: 'it-IT',
    header: p('Relazione tecnica'),
    body: [
      heading('Stato dell’impianto'),
      p('L’impianto è stato ispezionato il 12 marzo 2026', footnote(1), '. Non sono emersi guasti.'),
      p('La pressione misurata è di ', bold('2,4 bar'), '; il valore massimo è 3 bar.'),
    ].join(''),
    footnotes: ['L’ispezione è durata due ore.'],
  }),
  docx('broshura', {
    language: 'bg-BG',
    body: [
      heading('Добре дошли в планината'),
      p('Пътеката е дълга 12 км. Носете ', bold('вода'), ' и топли дрехи.'),
    ].join(''),
  }),
  docx('annaesa', {
    language: 'ko-KR',
    body: [
      heading('이용 안내'),
      p('전시실에서는 ', bold('사진 촬영'), '을 하실 수 없습니다. 음식물은 밖에 두세요.'),
    ].join(''),
  }),
]

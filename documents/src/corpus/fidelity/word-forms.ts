import { field, run } from '../translated/word-features.ts'
import type { FidelityDocument } from './fidelity-document.ts'
import { buildWord } from './office/word-builder.ts'
import { heading, listItem, p, table } from './office/word-elements.ts'

const choice = (label: string, value: string): string => `<w:listItem w:displayText="${label}" w:value="${value}"/>`
const choices = (kind: 'dropDownList' | 'comboBox', title: string, items: string, shown: string): string =>
  `<w:sdt><w:sdtPr><w:alias w:val="${title}"/><w:tag w:val="field"/><w:${kind}>${items}</w:${kind}></w:sdtPr><w:sdtContent>${run(shown)}</w:sdtContent></w:sdt>`
const formField = (code: string, data: string, result = ''): string =>
  `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="field1"/><w:enabled/><w:calcOnExit w:val="0"/>${data}</w:ffData></w:fldChar></w:r><w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r>${result && `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(result)}`}<w:r><w:fldChar w:fldCharType="end"/></w:r>`
const fieldHelp = (help: string, status: string): string =>
  `<w:helpText w:type="text" w:val="${help}"/><w:statusText w:type="text" w:val="${status}"/>`
const button = (text: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> MACROBUTTON NoMacro ${text} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`
const indexEntry = (text: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> XE "${text}" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`
const described = (title: string, description: string, markup: string): string =>
  markup.replace('</w:tblPr>', `<w:tblCaption w:val="${title}"/><w:tblDescription w:val="${description}"/></w:tblPr>`)
const watermark = (text: string): string =>
  `<w:r><w:pict><v:shape id="PowerPlusWaterMarkObject1" type="#_x0000_t136" style="position:absolute;margin-left:0;margin-top:0;width:400pt;height:100pt;rotation:315;z-index:-251658752" fillcolor="silver" stroked="f"><v:fill opacity=".5"/><v:textpath style="font-family:&quot;DejaVu Sans&quot;;font-size:1pt" string="${text}"/></v:shape></w:pict></w:r>`

/** Forms: what people choose, what they are helped with, and texts behind or around the body. */
export const wordForms: readonly FidelityDocument[] = [
  {
    name: 'registration-form',
    type: 'docx',
    from: 'en-GB',
    kept: ['FORMDROPDOWN', 'FORMTEXT', 'MACROBUTTON', 'NoMacro', 'STYLEREF heading', 'XE'],
    make: () =>
      buildWord({
        language: 'en-GB',
        header: p(watermark('Draft copy'), 'Form of the club'),
        listLabel: 'Article %1.',
        body: [
          heading('Registration form'),
          p(
            'Your course: ',
            choices(
              'dropDownList',
              'Choice of a course',
              choice('Choose a course', '') + choice('Rowing for beginners', 'row1') + choice('Sailing', 'sail'),
              'Choose a course',
            ),
          ),
          choices(
            'comboBox',
            'Size of the shirt',
            choice('Small shirt', 's') + choice('Large shirt', 'l'),
            'Small shirt',
          )
            .replace('<w:sdtContent>', '<w:sdtContent><w:p>')
            .replace('</w:sdtContent>', '</w:p></w:sdtContent>'),
          p(
            'How you pay: ',
            formField(
              'FORMDROPDOWN',
              `${fieldHelp('Choose how you want to pay.', 'Way of payment')}<w:ddList><w:listEntry w:val="By bank transfer"/><w:listEntry w:val="In cash at the office"/></w:ddList>`,
            ),
          ),
          p(
            'Remarks: ',
            formField('FORMTEXT', '<w:textInput><w:default w:val="Write here"/></w:textInput>', 'Write here'),
          ),
          p('Member number: ', button('[Click and type the number]')),
          described(
            'Fees of the club',
            'A table with the fees for one year',
            table(['Course', 'Fee'], ['Rowing for beginners', '90.00']),
          ),
          listItem('Boats are cleaned after use.'),
          p(
            indexEntry('Boats:cleaning'),
            'All boats have a number, see ',
            field('STYLEREF heading', run('Registration form')),
            '.',
          ),
        ].join(''),
      }),
  },
]

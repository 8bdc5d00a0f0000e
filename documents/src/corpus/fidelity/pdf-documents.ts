import { type PlacedWords, placedPdf } from '../translated/placed-pdf.ts'
import type { FidelityDocument } from './fidelity-document.ts'

const line = (y: number, text: string, size = 11, x = 60): PlacedWords => ({ x, y, text, size })
const pdf = (name: string, from: string, pages: readonly (readonly PlacedWords[])[]): FidelityDocument => ({
  name,
  type: 'pdf',
  from,
  make: () => placedPdf(pages),
  kept: [],
})

export const pdfDocuments: readonly FidelityDocument[] = [
  pdf('invoice', 'en', [
    [
      line(780, 'Invoice', 22),
      line(740, 'Thank you for your order. Please pay within two weeks.'),
      line(700, 'Item'),
      line(700, 'Price', 11, 300),
      line(684, 'Translation of a contract'),
      line(684, '420.00', 11, 300),
      line(668, 'Certified copy'),
      line(668, '35.00', 11, 300),
    ],
  ]),
  pdf('flyer', 'en', [
    [
      line(780, 'Open day at the harbor', 24),
      line(740, 'Visit the old ships on Sunday. Children get in free.'),
      line(710, '\u2022 Boat trips at noon'),
      line(694, '\u2022 Music in the evening'),
    ],
    [line(780, 'How to find us', 18), line(750, 'Take the tram to the last stop and walk along the river.')],
  ]),
  pdf('bedienungsanleitung', 'de', [
    [line(780, 'Bedienung', 20), line(745, 'Dr\\374cken Sie die Taste zwei Sekunden lang. Das Licht geht an.')],
  ]),
]

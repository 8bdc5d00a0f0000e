import type { Cue, SubtitleTrack } from '../model/cue.ts'
import { plainLines } from '../model/spans.ts'

/** Times are on whole frames of 25 a second, so that formats that count frames keep them. */
export const french: SubtitleTrack = {
  language: 'fr',
  title: 'Essai & contrôle',
  cues: [
    { startMs: 2000, endMs: 4000, lines: plainLines('Bonjour, ça va ?'), speaker: 'Zoé' },
    { startMs: 4080, endMs: 6520, lines: plainLines("Élève à l'œuvre,\nnaïve où être <ici> & là.") },
    {
      startMs: 7000,
      endMs: 9000,
      lines: [[{ text: 'Un mot ' }, { text: 'penché', isItalic: true }, { text: ' au milieu.' }]],
    },
    {
      startMs: 10_000,
      endMs: 12_000,
      lines: [[{ text: 'Toute la ligne', isItalic: true }], [{ text: 'et la suivante', isItalic: true }]],
    },
    { startMs: 13_000, endMs: 15_000, lines: [[{ text: 'En jaune', color: '#ffff00' }]], vertical: 'top' },
    { startMs: 16_000, endMs: 18_000, lines: plainLines('À gauche'), align: 'left' },
    {
      startMs: 19_000,
      endMs: 21_000,
      lines: [[{ text: 'Gras', isBold: true }, { text: ' et ' }, { text: 'souligné', isUnderlined: true }]],
    },
    { startMs: 3_600_000, endMs: 3_603_000, lines: plainLines('Après une heure ♪') },
  ],
}

const withTexts = (cue: Cue, change: (text: string) => string): Cue => ({
  ...cue,
  lines: cue.lines.map((line) => line.map((span) => ({ ...span, text: change(span.text) }))),
})

/** Without what SubRip, PAC, teletext and CEA-608 cannot hold: `<`, `>`, music and speakers. */
export const plainFrench: SubtitleTrack = {
  ...french,
  cues: french.cues.map(({ speaker: _, ...cue }) =>
    withTexts(cue, (text) => text.replace(/[<>]/g, '').replace('♪', '!')),
  ),
}

const oneCue = (language: string, text: string): SubtitleTrack => ({
  language,
  cues: [{ startMs: 1000, endMs: 3000, lines: plainLines(text) }],
})
export const greek = oneCue('el', 'Καλημέρα κόσμε!\nΤι κάνεις; ΐ')
export const russian = oneCue('ru', 'Привет, ёлка и чай.\nОбъект Щука 123')
export const hebrew = oneCue('he', 'שלום עולם')
export const arabic = oneCue('ar', 'مرحبا بالعالم، كيف الحال؟')
export const chinese = oneCue('zh', '你好，世界。')
export const otherScripts: readonly SubtitleTrack[] = [greek, russian, hebrew, arabic, chinese]

/** Long captions that follow at once, over two drop-frame minutes: the hard case of SCC. */
export const dense: SubtitleTrack = {
  language: 'en',
  cues: Array.from({ length: 60 }, (_, index) => ({
    startMs: 4000 + index * 2400,
    endMs: 6320 + index * 2400,
    lines: plainLines(`Caption ${index}, café à la crème,\nwith a second row that is long`),
  })),
}

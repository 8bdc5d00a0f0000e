/** What a subtitle format is used for. */
export const en = {
  srt: 'Players and video sites',
  docx: 'Word document',
  json: 'For programs',
  txt: 'Text with times',
  pac: 'Broadcast (Screen Electronics)',
  dfxp: 'Older web players (TTML 1)',
  vtt: 'Web pages (WebVTT)',
  imsc: 'Streaming services (IMSC 1.1)',
  itt: 'iTunes',
  scc: 'Closed captions (CEA-608)',
  smi: 'Windows Media (SAMI)',
  ttml: 'Web and broadcast (TTML 2)',
  stl: 'Broadcast (EBU)',
  xif: 'Subtitling systems (XML)',
  xlsx: 'Excel workbook',
} as const

/** The player of the subtitle editor. */
export const en = {
  notPlayable: 'The file can be played here once it has been prepared.',
  cannotPlay: 'Your browser cannot play this file. You can still edit its subtitles.',
  play: 'Play',
  pause: 'Pause',
  back: 'Back 2 seconds',
  forward: 'Forward 2 seconds',
  position: 'Position',
  sound: 'Sound',
  original: 'Original',
  dubbed: 'Dubbed: {language}',
  waveform: 'Sound over time, with subtitles as blocks. Their times can also be changed in the list.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
} as const

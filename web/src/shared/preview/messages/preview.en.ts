export const en = {
  open: 'Preview {name}',
  loading: 'Loading the preview…',
  none: 'There is no preview of this file. Download it to open it.',
  cut: 'Only the beginning is shown. Download the file to see all of it.',
  close: 'Close',
} as const

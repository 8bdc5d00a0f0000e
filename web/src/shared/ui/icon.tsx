// 24 px stroke icons, one path each.
const paths = {
  quote: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  track: 'M4 12h4l3-7 4 14 2-7h3',
  collect: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3',
  question: 'M9 9.5a3 3 0 1 1 4.2 2.7c-.8.4-1.2 1-1.2 1.8M12 17.5v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
  alert: 'M12 8v5M12 16.5v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  upload: 'M12 16V5M7 9.5 12 4.5l5 5M5 20h14',
  close: 'M6 6l12 12M18 6 6 18',
  chevron: 'M7 10l5 5 5-5',
  list: 'M8 6h12M8 12h12M8 18h12M4 6v.01M4 12v.01M4 18v.01',
  book: 'M5 4h10a4 4 0 0 1 4 4v12H9a4 4 0 0 1-4-4zM5 16a4 4 0 0 1 4-4h10',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 20 20',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5c.8-3.6 3.7-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  people:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M2.5 19.5c.6-3 3-4.7 6.5-4.7s5.9 1.7 6.5 4.7M16 5.5a3.2 3.2 0 0 1 0 6.1M18.5 15.3c1.7.7 2.7 2.2 3 4.2',
  settings: 'M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4M4 12h5M13 12h7M11 10v4',
  leave: 'M10 4H5v16h5M9 12h11M16 8l4 4-4 4',
  swap: 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4',
  chart: 'M5 20V10M12 20V4M19 20v-7',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  building: 'M5 21V4h9v17M14 9h5v12M8 8h3M8 12h3M8 16h3M3 21h18',
  mic: 'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3M6 11a6 6 0 0 0 12 0M12 17v4',
  plug: 'M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4',
  cart: 'M3 4h2l2.5 11h10L20 7H6M9 19v.01M16 19v.01',
  retry: 'M19 12a7 7 0 1 1-2-5l2 2M19 4v5h-5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7.5V12l3 2',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  eyeOff:
    'M4 4l16 16M9.6 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.9 3.6M6.2 7.4A17 17 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.2-1M9.9 9.9a3 3 0 0 0 4.2 4.2',
  key: 'M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8M11 12l9-9M16 7l3 3M13.5 9.5l2 2',
  shield: 'M12 3l7.5 3v5.5c0 4.5-3 7.8-7.5 9.5-4.5-1.7-7.5-5-7.5-9.5V6z',
  edit: 'M4 20h4L19.5 8.5l-4-4L4 16zM13 7l4 4',
  trash: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5',
  blocked: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M5.7 5.7l12.6 12.6',
  previous: 'M15 6l-6 6 6 6',
  next: 'M9 6l6 6-6 6',
  more: 'M12 4.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6M12 11.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6M12 18.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6',
  screen: 'M3 5h18v11H3zM9 20h6M12 16v4',
  phone: 'M7 3h10v18H7zM11 18h2',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  printer: 'M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  video: 'M3 6h12v12H3zM15 10.5l6-3.5v10l-6-3.5',
  subtitles: 'M3 5h18v14H3zM7 12h3M13 12h4M7 15.5h6M16 15.5h1',
  undo: 'M9 6 4 11l5 5M4 11h10a5 5 0 0 1 5 5v2',
  redo: 'M15 6l5 5-5 5M20 11H10a5 5 0 0 0-5 5v2',
} as const

export type IconName = keyof typeof paths

/** `flip` mirrors it where the page reads from right to left. */
export const Icon = ({ name, size = 20, flip = false }: { name: IconName; size?: number; flip?: boolean }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    data-flip={flip || undefined}
  >
    <path d={paths[name]} />
  </svg>
)

const center = { x: 320, y: 280 }
const radius = 320
const winds = 16

const point = (wind: number) => {
  const angle = (wind * 2 * Math.PI) / winds
  return `${Math.round(center.x + radius * Math.cos(angle))} ${Math.round(center.y + radius * Math.sin(angle))}`
}

/** The sixteen winds of a portolan chart, each joined to those across from it. */
export const windLines = Array.from({ length: winds }, (_, wind) =>
  [5, 6, 7, 8].map((across) => `M${point(wind)}L${point(wind + across)}`).join(''),
).join('')

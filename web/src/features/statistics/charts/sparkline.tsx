import { scaleLinear } from '@visx/scale'
import { LinePath } from '@visx/shape'
import css from './charts.module.css'

type Point = { readonly at: number; readonly value: number }
type Props = {
  /** What the line says, in words. */
  label: string
  points: readonly Point[]
  /** How many places there are, and the value at the top: the same for all lines that are compared. */
  count: number
  highest: number
}

const [width, height, margin] = [240, 36, 4]

export function Sparkline({ label, points, count, highest }: Props) {
  const x = scaleLinear({ domain: [0, Math.max(1, count - 1)], range: [margin, width - margin] })
  const y = scaleLinear({ domain: [0, highest || 1], range: [height - margin, margin] })
  const last = points.at(-1)
  return (
    <svg className={css.line} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <line x1={margin} x2={width - margin} y1={height - margin} y2={height - margin} className={css.floor} />
      <LinePath data={[...points]} x={({ at }) => x(at)} y={({ value }) => y(value)} className={css.path ?? ''} />
      {last && <circle cx={x(last.at)} cy={y(last.value)} r={3} className={css.dot} />}
    </svg>
  )
}

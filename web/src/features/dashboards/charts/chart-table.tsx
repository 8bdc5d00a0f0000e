import css from './chart-table.module.css'

type Props = { heads: readonly string[]; rows: readonly (readonly string[])[] }

export const ChartTable = ({ heads, rows }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <div className={css.scroll} tabIndex={0}>
    <table className={css.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>
            {row.map((value, index) => (
              <td key={heads[index]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

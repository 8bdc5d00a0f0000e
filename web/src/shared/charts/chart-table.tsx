import css from './chart-table.module.css'

type Props = {
  heads: readonly string[]
  rows: readonly (readonly string[])[]
  /** So many of the last columns hold numbers. */
  numbers: number
}

/** The figures of a chart as rows, each headed by its first value. */
export const ChartTable = ({ heads, rows, numbers }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <div className={css.scroll} tabIndex={0}>
    <table className={css.table}>
      <thead>
        <tr>
          {heads.map((head, index) => (
            <th key={head} scope="col" className={index >= heads.length - numbers ? css.number : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>
            {row.map((value, index) =>
              index === 0 ? (
                <th key={heads[0]} scope="row">
                  {value}
                </th>
              ) : (
                <td key={heads[index]} className={index >= heads.length - numbers ? css.number : undefined}>
                  {value}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

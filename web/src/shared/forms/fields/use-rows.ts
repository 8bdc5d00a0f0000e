import { useEffect, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useFormContext } from '../form-context.ts'
import { inputRules } from '../schema/input-rules.ts'

/** The rows of a list in the form. The focus follows: to a row that was added, to the one before a removed one. */
export function useRows<Row extends object>(name: string, emptyRow: Row) {
  const { methods, fields, schema, recheck } = useFormContext()
  const { fields: rows, append, remove } = useFieldArray({ control: methods.control, name: name as never })
  const [focusRow, setFocusRow] = useState<{ readonly at: number }>()
  const { maxLength = Number.POSITIVE_INFINITY } = inputRules(schema, name)
  useEffect(() => {
    if (focusRow) fields.focusWithin(`${name}.${focusRow.at}`)
  }, [focusRow, fields, name])
  return {
    rows: rows.map(({ id }, at) => ({ key: id, name: `${name}.${at}` })),
    canAdd: rows.length < maxLength,
    add: () => {
      append(emptyRow as never, { shouldFocus: false })
      setFocusRow({ at: rows.length })
      recheck()
    },
    remove: (at: number) => {
      remove(at)
      setFocusRow({ at: Math.max(0, at - 1) })
      recheck()
    },
  }
}

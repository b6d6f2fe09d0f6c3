import type { UrlField } from './url-state'

export interface ColumnSort<Column extends string = string> {
  column: Column
  direction: 'ascending' | 'descending'
}

/** The column that sorts a table: "name", or "-name" for descending. */
export function sortField<const Column extends string>(
  columns: readonly Column[],
  initial: ColumnSort<Column>,
): UrlField<ColumnSort<Column>> {
  const textOf = ({ column, direction }: ColumnSort<Column>) =>
    direction === 'descending' ? `-${column}` : column
  return {
    read: (search, parameter) => {
      const text = search.get(parameter)
      const column = columns.find((each) => each === text?.replace(/^-/, ''))
      if (column === undefined) return initial
      return { column, direction: text?.startsWith('-') ? 'descending' : 'ascending' }
    },
    write: (sort, parameter) =>
      textOf(sort) === textOf(initial) ? '' : `${parameter}=${textOf(sort)}`,
  }
}

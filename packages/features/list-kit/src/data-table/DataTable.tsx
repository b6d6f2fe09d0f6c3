import { translateLabels, useMessages } from '@edbazaar/feature-platform'
import { type DataTableProps, DataTable as Table } from '@edbazaar/ui/DataTable'
import { messages } from './messages'

/** The table of `@edbazaar/ui` in the language of the page. */
export function DataTable<Row extends object, Id extends string = string>(
  props: DataTableProps<Row, Id>,
) {
  const t = useMessages(messages)
  return (
    <Table
      labels={{
        ...translateLabels(messages.labels, t),
        sortOption: (header, direction) => t(messages.sorted[direction](header)),
        selected: (count) => t(messages.selected(count)),
      }}
      {...props}
    />
  )
}

import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { SearchIcon } from '@edbazaar/ui/Icon'
import { TextField } from '@edbazaar/ui/TextField'
import type { Ref } from 'react'
import { messages } from './messages'
import * as styles from './table.css'

interface TableSearchProps {
  /** The field. */
  ref?: Ref<HTMLInputElement>
  label: string
  /** @default `label` */
  placeholder?: string
  /** Leaves out the buttons where there is little room; Enter searches. @default false */
  isCompact?: boolean
  /** The search of the page shown. */
  value: string
  onSearch: (query: string) => void
}

/** Searches the table when it is submitted, so that typing starts no request. */
export function TableSearch(props: TableSearchProps) {
  const { ref, label, placeholder = label, isCompact = false, value, onSearch } = props
  const t = useMessages(messages)
  return (
    <search className={styles.search}>
      <form
        className={styles.searchForm}
        // Another page of the table shows its own search.
        key={value}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim())
        }}
      >
        <TextField
          ref={ref}
          type="search"
          name="q"
          label={label}
          labelPlace="hidden"
          placeholder={placeholder}
          icon={<SearchIcon size="small" />}
          defaultValue={value}
          maxLength={100}
        />
        {!isCompact && <Button type="submit">{t(messages.search)}</Button>}
        {!isCompact && value !== '' && (
          <Button variant="bare" onClick={() => onSearch('')}>
            {t(messages.clear)}
          </Button>
        )}
      </form>
    </search>
  )
}

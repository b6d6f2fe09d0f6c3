import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { SearchIcon } from '@edbazaar/ui/Icon'
import { TextField } from '@edbazaar/ui/TextField'
import { messages } from './messages'
import * as styles from './table.css'

interface TableSearchProps {
  label: string
  /** The search of the page shown. */
  value: string
  onSearch: (query: string) => void
}

/** Searches the table when it is submitted, so that typing starts no request. */
export function TableSearch({ label, value, onSearch }: TableSearchProps) {
  const t = useMessages(messages)
  return (
    <search className={styles.search}>
      <form
        className={styles.searchForm}
        // Another page of the table shows its own search.
        key={value}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(String(new FormData(event.currentTarget).get('q') ?? ''))
        }}
      >
        <TextField
          type="search"
          name="q"
          label={label}
          labelPlace="hidden"
          placeholder={label}
          icon={<SearchIcon size="small" />}
          defaultValue={value}
          maxLength={100}
        />
        <Button type="submit">{t(messages.search)}</Button>
        {value !== '' && (
          <Button variant="bare" onClick={() => onSearch('')}>
            {t(messages.clear)}
          </Button>
        )}
      </form>
    </search>
  )
}

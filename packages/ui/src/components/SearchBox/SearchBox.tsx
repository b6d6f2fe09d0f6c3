'use client'

import { joinClasses } from '../../internal/join-classes'
import { Button } from '../Button/Button'
import { ArrowRightIcon, SearchIcon, XIcon } from '../Icon/icons'
import { IconButton } from '../IconButton/IconButton'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css'
import { defaultLabels } from './labels'
import * as styles from './SearchBox.css'
import { SuggestionPanel } from './SuggestionPanel'
import type { SearchBoxProps } from './search-box-props'
import { useSearchBox } from './use-search-box'

/**
 * A search field with suggestions: the ARIA combobox pattern with a list box. It has no state of
 * its own and is a plain GET form without JavaScript.
 */
export function SearchBox({
  label = 'Search',
  placeholder,
  name = 'query',
  value,
  suggestions,
  highlightedIndex,
  isOpen,
  status = 'idle',
  emptyText = 'Nothing matches yet. Press Enter to search everywhere.',
  errorText = 'Suggestions did not load. Press Enter to search.',
  labels: givenLabels,
  onValueChange,
  onMove,
  onHighlight,
  onSelect,
  onSubmit,
  onClear,
  onDismiss,
  onOpen,
  onFocusInput,
  className,
  ...rest
}: SearchBoxProps) {
  const labels = { ...defaultLabels, ...givenLabels }
  const { listId, isShown, formProps, inputProps, onCross } = useSearchBox({
    value,
    suggestions,
    highlightedIndex,
    isOpen,
    onValueChange,
    onMove,
    onHighlight,
    onSelect,
    onSubmit,
    onClear,
    onDismiss,
    onOpen,
  })
  const messages = { idle: emptyText, loading: labels.searching, error: errorText }
  const message = messages[status]
  return (
    <search>
      <form method="get" className={joinClasses(styles.box, className)} {...formProps} {...rest}>
        <label htmlFor={inputProps.id} className={hidden}>
          {label}
        </label>
        <SearchIcon className={styles.lens} />
        <input
          {...inputProps}
          {...typing}
          className={styles.input}
          name={name}
          value={value}
          placeholder={placeholder}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          onFocus={onFocusInput}
        />
        {value !== '' && (
          <IconButton
            label={labels.clear}
            icon={<XIcon />}
            className={styles.cross}
            onClick={onCross}
          />
        )}
        <Button type="submit" variant="main" className={styles.go} aria-label={labels.submit}>
          <ArrowRightIcon />
        </Button>
        {isShown && (
          <SuggestionPanel
            id={listId}
            query={value}
            message={message}
            labels={labels}
            isError={status === 'error'}
            suggestions={suggestions}
            highlightedIndex={highlightedIndex}
            onHighlight={onHighlight}
            onSelect={onSelect}
          />
        )}
        <VisuallyHidden role="status">
          {isShown && (suggestions.length === 0 ? message : labels.found(suggestions.length))}
        </VisuallyHidden>
      </form>
    </search>
  )
}

/** A search key on phone keyboards, and no autocorrection of names. */
const typing = {
  type: 'text',
  inputMode: 'search',
  enterKeyHint: 'search',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: 100,
} as const

'use client'

import type { MouseEvent } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { MarkedName } from '../../internal/MarkedName'
import { wideOnly } from '../../theme/text.css'
import { MapPinIcon, SearchIcon } from '../Icon/icons'
import { ResponsiveImage } from '../ResponsiveImage/ResponsiveImage'
import { keepInWindow } from './keep-in-window'
import type { SearchBoxLabels } from './labels'
import * as styles from './SearchBox.css'
import type { SearchSuggestion } from './suggestion'

interface OptionProps {
  id: string
  suggestion: SearchSuggestion
  query: string
  isHighlighted: boolean
  onHighlight: () => void
  onSelect: () => void
}

const icons = { search: SearchIcon, place: MapPinIcon } as const

/** A link with the role `option`, so that a middle click opens a new tab. */
function Option({ id, suggestion, query, isHighlighted, onHighlight, onSelect }: OptionProps) {
  const { href, name, detail, kind, imageSrc, icon = 'search' } = suggestion
  const Icon = icons[icon]
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onSelect()
  }
  return (
    <a
      id={id}
      role="option"
      aria-selected={isHighlighted}
      href={href}
      tabIndex={-1}
      className={styles.option}
      onClick={onClick}
      onPointerMove={isHighlighted ? undefined : onHighlight}
    >
      {imageSrc === undefined ? (
        <span className={styles.icon}>
          <Icon />
        </span>
      ) : (
        <ResponsiveImage src={imageSrc} alt="" shape="square" />
      )}
      <span>
        <MarkedName name={name} query={query} className={styles.name} match={styles.match} />
        {detail !== '' && <span className={styles.detail}>{detail}</span>}
      </span>
      <span className={styles.kind}>{kind}</span>
    </a>
  )
}

interface SuggestionPanelProps {
  id: string
  query: string
  suggestions: readonly SearchSuggestion[]
  highlightedIndex: number
  /** Shown instead of the options when there are none. */
  message: string
  labels: SearchBoxLabels
  isError: boolean
  onHighlight: (index: number) => void
  onSelect: (suggestion: SearchSuggestion) => void
}

/** The panel below the search box: options, or a status message if there are none. */
export function SuggestionPanel({
  id,
  query,
  suggestions,
  highlightedIndex,
  message,
  labels,
  isError,
  onHighlight,
  onSelect,
}: SuggestionPanelProps) {
  return (
    // Pressing the panel must not take the focus from the field.
    <div
      ref={keepInWindow}
      className={styles.panel}
      onPointerDown={(event) => event.preventDefault()}
    >
      <div id={id} role="listbox" aria-label={labels.suggestions} className={styles.list}>
        {suggestions.map((suggestion, index) => (
          <Option
            key={suggestion.id}
            id={`${id}-${index}`}
            suggestion={suggestion}
            query={query}
            isHighlighted={index === highlightedIndex}
            onHighlight={() => onHighlight(index)}
            onSelect={() => onSelect(suggestion)}
          />
        ))}
      </div>
      {suggestions.length === 0 ? (
        <p className={styles.message} data-status={isError ? 'error' : undefined}>
          {message}
        </p>
      ) : (
        <p className={joinClasses(styles.keys, wideOnly)} aria-hidden="true">
          <kbd className={styles.key}>↑</kbd> <kbd className={styles.key}>↓</kbd> {labels.toMove}{' '}
          <kbd className={styles.key}>{labels.enter}</kbd> {labels.toOpen}
        </p>
      )}
    </div>
  )
}

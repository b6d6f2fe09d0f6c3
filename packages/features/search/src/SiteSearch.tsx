import {
  paths,
  translateLabels,
  useFollowed,
  useMessages,
  usePathWithBase,
} from '@edbazaar/feature-platform'
import { noHighlight, type SearchStatus, submit } from '@edbazaar/search-core'
import { SearchBox, type SearchSuggestion } from '@edbazaar/ui/SearchBox'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { messages } from './messages'
import { rememberSearchAtom } from './recent-searches'
import { loadPopularAtom, makeSearchBoxAtom } from './search-atoms'
import { type BoxSuggestion, pathOf, toSearchSuggestion } from './suggestion-links'

export interface SiteSearchProps {
  /** Initial text. @default '' */
  text?: string
  /** The path of the results for a text. @default everywhere */
  resultsPath?: (query: string) => string
  /** Called when the user clears the box. */
  onClear?: () => void
  className?: string
}

/**
 * The search box of section 2, "Home page", of the specification: suggestions of every kind. Enter
 * opens the highlighted one, or the results page. Change its `key` to reset the text.
 */
export function SiteSearch({
  text = '',
  resultsPath = paths.searchFor,
  onClear,
  className,
}: SiteSearchProps) {
  const t = useMessages(messages)

  const makeSearchBox = useAtomValue(makeSearchBoxAtom)
  const [box] = useState(() => makeSearchBox(text))
  const state = useFollowed(box)
  const remember = useSetAtom(rememberSearchAtom)
  const navigate = useNavigate()
  const pathWithBase = usePathWithBase()
  useEffect(() => box.stop, [box])
  const loadPopular = useSetAtom(loadPopularAtom)
  const isOffered = useRef(false)

  /** Offers recent searches at once, and popular ones as soon as they are loaded. */
  async function offer() {
    isOffered.current = true
    box.open()
    // Without popular searches the box offers the recent ones.
    await loadPopular().catch(() => undefined)
    const { text: typed, highlighted } = box.getState()
    if (isOffered.current && typed.trim() === '' && highlighted === noHighlight) box.open()
  }
  function dismiss() {
    isOffered.current = false
    box.close()
  }

  function go() {
    const target = submit(box)
    if (target === null) return
    const query = target.kind === 'results' ? target.query : queryOf(target.suggestion)
    if (query !== null) remember(query)
    void navigate(target.kind === 'results' ? resultsPath(target.query) : pathOf(target.suggestion))
  }
  function clear() {
    box.clear()
    onClear?.()
  }
  function onSelect(selected: SearchSuggestion) {
    box.highlight(indexOf(selected, state.suggestions))
    go()
  }
  return (
    <SearchBox
      label={t(messages.boxLabel)}
      placeholder={t(messages.placeholder)}
      emptyText={t(messages.nothingYet)}
      errorText={t(messages.failed)}
      labels={translateLabels(messages.boxLabels, t)}
      action={pathWithBase(paths.search)}
      value={state.text}
      suggestions={state.suggestions.map((suggestion) =>
        toSearchSuggestion(suggestion, pathWithBase, t),
      )}
      highlightedIndex={state.highlighted}
      isOpen={state.isOpen && state.status !== 'idle'}
      status={boxStatus(state.status, state.suggestions.length)}
      onValueChange={box.type}
      onMove={box.move}
      onHighlight={box.highlight}
      onSelect={onSelect}
      onSubmit={go}
      onClear={clear}
      onDismiss={dismiss}
      onOpen={() => void offer()}
      className={className}
    />
  )
}

/** The search of a suggestion; null for a school, product, job or store. */
const queryOf = (suggestion: BoxSuggestion) => ('query' in suggestion ? suggestion.query : null)

function indexOf(selected: SearchSuggestion, suggestions: readonly BoxSuggestion[]): number {
  return suggestions.findIndex((suggestion) => pathOf(suggestion) === selected.id)
}

/** Current suggestions stay visible while new ones load. */
function boxStatus(status: SearchStatus, shown: number) {
  if (status === 'failed') return 'error'
  return status === 'waiting' && shown === 0 ? 'loading' : 'idle'
}

import type { Suggestion } from '@edbazaar/api-client'
import { paths, useAddress } from '@edbazaar/feature-shell'
import { type SearchStatus, submit } from '@edbazaar/search-core'
import { SearchBox, type SearchSuggestion } from '@edbazaar/ui/SearchBox'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { messages } from './messages'
import { rememberSearchAtom } from './recent-searches'
import { makeSearchBoxAtom } from './search-atoms'
import { pathOf, toLine } from './suggestion-links'

export interface SiteSearchProps {
  /** The text to begin with. @default '' */
  text?: string
  /** The reader has emptied the box. */
  onClear?: () => void
  className?: string
}

/**
 * The search box of section 2, "Home page": suggestions of every kind, the highlighted one opens
 * with Enter, and without one the results page does. Give it a `key` to begin with another text.
 */
export function SiteSearch({ text = '', onClear, className }: SiteSearchProps) {
  const makeSearchBox = useAtomValue(makeSearchBoxAtom)
  const [box] = useState(() => makeSearchBox(text))
  const state = useSyncExternalStore(box.subscribe, box.getState, box.getState)
  const remember = useSetAtom(rememberSearchAtom)
  const navigate = useNavigate()
  const address = useAddress()
  useEffect(() => box.stop, [box])

  function go() {
    const target = submit(box)
    if (target === null) return
    if (target.kind === 'suggestion') return void navigate(pathOf(target.suggestion))
    remember(target.query)
    void navigate(paths.searchFor(target.query))
  }
  function clear() {
    box.clear()
    onClear?.()
  }
  function onSelect(line: SearchSuggestion) {
    box.highlight(indexOf(line, state.suggestions))
    go()
  }
  return (
    <SearchBox
      label={messages.boxLabel}
      placeholder={messages.placeholder}
      action={address(paths.search)}
      value={state.text}
      suggestions={state.suggestions.map((suggestion) => toLine(suggestion, address))}
      highlightedIndex={state.highlighted}
      isOpen={state.isOpen && state.status !== 'idle'}
      status={boxStatus(state.status, state.suggestions.length)}
      onValueChange={box.type}
      onMove={box.move}
      onHighlight={box.highlight}
      onSelect={onSelect}
      onSubmit={go}
      onClear={clear}
      onDismiss={box.close}
      onOpen={box.open}
      className={className}
    />
  )
}

function indexOf(line: SearchSuggestion, suggestions: readonly Suggestion[]): number {
  return suggestions.findIndex((suggestion) => pathOf(suggestion) === line.id)
}

/** While new suggestions are on their way the old ones stay. */
function boxStatus(status: SearchStatus, shown: number) {
  if (status === 'failed') return 'error'
  return status === 'waiting' && shown === 0 ? 'loading' : 'idle'
}

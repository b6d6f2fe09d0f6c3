import { type KeyboardEvent, useId, useState } from 'react'

interface ComboboxOptions {
  /** Number of options. */
  count: number
  /** Called with the index of the selected option. */
  onChoose: (index: number) => void
  /** Whether Enter selects the first option if none is highlighted. @default false */
  takesFirst?: boolean
  /** Called on Escape while the list is closed. */
  onEscape?: () => void
}

const none = -1

/**
 * The ARIA combobox pattern for a field with a list of options: the highlighted option, whether the
 * list is open, and the keys.
 */
export function useCombobox({ count, onChoose, takesFirst = false, onEscape }: ComboboxOptions) {
  const listId = useId()
  const [isWanted, setIsWanted] = useState(false)
  const [highlighted, setHighlighted] = useState(none)
  const isOpen = isWanted && count > 0
  const active = isOpen && highlighted < count ? highlighted : none

  function open() {
    setIsWanted(true)
    setHighlighted(none)
  }
  function close() {
    setIsWanted(false)
    setHighlighted(none)
  }
  function move(by: 1 | -1) {
    setIsWanted(true)
    // Past either end no option is highlighted, to return to the typed text.
    const places = count + 1
    const next = ((active + 1 + by + places) % places) - 1
    setHighlighted(next)
    document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' })
  }
  function choose(index: number) {
    close()
    onChoose(index)
  }
  function actionOf(key: string) {
    if (key === 'ArrowDown') return () => move(1)
    if (key === 'ArrowUp') return () => move(-1)
    if (key === 'Escape') return isWanted ? close : onEscape
    if (key !== 'Enter' || !isOpen) return undefined
    if (active !== none) return () => choose(active)
    return takesFirst ? () => choose(0) : undefined
  }
  function onKeyDown(event: KeyboardEvent) {
    // Leave keys to the input method while it composes a word.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const act = actionOf(event.key)
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  return {
    isWanted,
    isOpen,
    active,
    listId,
    open,
    close,
    choose,
    highlight: setHighlighted,
    inputProps: {
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': active === none ? undefined : optionId(listId, active),
      autoComplete: 'off',
      onKeyDown,
    } as const,
  }
}

/** The id of an option, by its index. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

import { type KeyboardEvent, useId, useState } from 'react'

interface ComboboxOptions {
  /** How many options there are now. */
  count: number
  /** An option was pressed, or Enter with it highlighted; from 0. */
  onChoose: (index: number) => void
  /** Whether Enter with nothing highlighted takes the first. @default false */
  takesFirst?: boolean
  /** Escape while nothing is open. */
  onEscape?: () => void
}

const none = -1

/**
 * What the ARIA combobox pattern asks of a field with a list of options beneath: which is
 * highlighted, whether the list is open, and what each key does.
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
    // Past either end nothing is highlighted: the way back to what was typed.
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
    // Keys belong to the input method while it composes a word.
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

/** The id of an option of a list, by its place. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

import { pressKey } from '@edbazaar/search-core'
import {
  type FocusEvent,
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
} from 'react'
import type { SearchBoxProps } from './search-box-props'
import { useTextTypedEarly } from './use-text-typed-early'

type Behaviour = Pick<
  SearchBoxProps,
  | 'value'
  | 'suggestions'
  | 'highlightedIndex'
  | 'isOpen'
  | 'onValueChange'
  | 'onMove'
  | 'onHighlight'
  | 'onSelect'
  | 'onSubmit'
  | 'onClear'
  | 'onDismiss'
  | 'onOpen'
>

/** ARIA combobox behaviour: field, keys, form and clear button. */
export function useSearchBox(props: Behaviour) {
  const { value, suggestions, highlightedIndex, isOpen } = props
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const listId = `${id}-list`
  const isBlank = value.trim() === ''
  const isShown = isOpen && (!isBlank || suggestions.length > 0)
  const highlighted = isShown ? suggestions[highlightedIndex] : undefined
  const activeId = highlighted && `${listId}-${highlightedIndex}`
  useTextTypedEarly(inputRef, value, props.onValueChange)
  const keepInView = useKeptInView(activeId)

  const box = {
    getState: () => ({ text: value, isOpen: isShown }),
    open: () => props.onOpen?.(),
    close: props.onDismiss,
    clear: props.onClear,
    highlight: props.onHighlight,
    move,
  }
  function move(direction: 1 | -1) {
    keepInView()
    props.onMove(direction)
  }
  return {
    listId,
    isShown,
    formProps: {
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault()
        if (highlighted) props.onSelect(highlighted)
        else if (!isBlank) props.onSubmit(value.trim())
      },
      onBlur(event: FocusEvent<HTMLFormElement>) {
        if (!event.currentTarget.contains(event.relatedTarget)) props.onDismiss()
      },
    },
    inputProps: {
      ref: inputRef,
      id: `${id}-input`,
      role: 'combobox',
      'aria-expanded': isShown && suggestions.length > 0,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': activeId,
      onClick() {
        if (isBlank) props.onOpen?.()
      },
      onKeyDown(event: KeyboardEvent) {
        if (pressKey(box, event.nativeEvent)) event.preventDefault()
      },
    } as const,
    onCross() {
      props.onClear()
      inputRef.current?.focus()
    },
  }
}

/** Scrolls the highlighted suggestion into view after an arrow key, but not on hover. */
function useKeptInView(id: string | undefined) {
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current && id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
    isAsked.current = false
  }, [id])
  return () => {
    isAsked.current = true
  }
}

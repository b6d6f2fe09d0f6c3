import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { stepOfArrow } from '../../internal/arrow-step'

/** The index that a key moves to among `count` controls; undefined for other keys. */
function placeAfter(event: KeyboardEvent, at: number, count: number): number | undefined {
  if (event.key === 'Home') return 0
  if (event.key === 'End') return count - 1
  const by = stepOfArrow(event.key, event.currentTarget)
  return by === 0 ? undefined : (at + by + count) % count
}

/**
 * Makes a toolbar one tab stop: arrow keys, Home and End move within it. Give each control
 * `tabIndexOf(name)` and `data-tool={name}`.
 */
export function useRovingFocus(first: string) {
  const toolbar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(first)

  function onKeyDown(event: KeyboardEvent) {
    const controls = [...(toolbar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])]
    const at = controls.findIndex((control) => control.contains(document.activeElement))
    const next = placeAfter(event, at, controls.length)
    if (next === undefined || at === -1) return
    event.preventDefault()
    controls[next]?.focus()
  }
  function onFocus({ target }: FocusEvent<HTMLElement>) {
    if (target.dataset.tool !== undefined) setCurrent(target.dataset.tool)
  }
  const tabIndexOf = (name: string) => (name === current ? 0 : -1)
  return { tabIndexOf, toolbar: { ref: toolbar, onKeyDown, onFocus } }
}

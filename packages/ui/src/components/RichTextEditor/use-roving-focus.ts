import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * One stop of the Tab key for a whole toolbar: arrows, Home and End move within it. Give each
 * control `tabIndexOf(name)` and `data-tool={name}`.
 */
export function useRovingFocus(first: string) {
  const toolbar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(first)

  function onKeyDown(event: KeyboardEvent) {
    const controls = [...(toolbar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])]
    const at = controls.findIndex((control) => control.contains(document.activeElement))
    const next = steps[event.key]?.(at, controls.length)
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

import { type ComponentType, type FocusEvent, useRef, useState } from 'react'
import type { CalendarPanelProps } from './CalendarPanel'

/**
 * The calendar of a field: whether it is open, and its code, which loads when somebody is about to
 * open it. Where it does not load, the field can still be typed in.
 */
export function useCalendar() {
  const [Panel, setPanel] = useState<ComponentType<CalendarPanelProps>>()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLElement>(null)

  async function load() {
    if (Panel !== undefined) return
    const { CalendarPanel } = await import('./CalendarPanel')
    setPanel(() => CalendarPanel)
  }
  function prepare() {
    load().catch(() => {})
  }
  function open(by: HTMLElement) {
    if (isOpen && opener.current === by) {
      setIsOpen(false)
      return
    }
    opener.current = by
    setIsOpen(true)
    load().catch(() => setIsOpen(false))
  }
  /** Gives the focus back to what opened it. */
  function close() {
    setIsOpen(false)
    opener.current?.focus({ preventScroll: true })
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
  }
  return { Panel: isOpen ? Panel : undefined, isOpen, prepare, open, close, onBlur }
}

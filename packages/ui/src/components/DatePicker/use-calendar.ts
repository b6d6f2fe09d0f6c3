import { type ComponentType, type FocusEvent, useRef, useState } from 'react'
import type { CalendarPanelProps } from './CalendarPanel'

/**
 * State of a field's calendar. Its code loads on hover or focus. If loading fails, typing still
 * works.
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
  /** Closes the calendar and returns focus to the element that opened it. */
  function close() {
    setIsOpen(false)
    opener.current?.focus({ preventScroll: true })
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
  }
  return { Panel: isOpen ? Panel : undefined, isOpen, prepare, open, close, onBlur }
}

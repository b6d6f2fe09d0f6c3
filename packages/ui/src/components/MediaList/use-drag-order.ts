import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { landingPlace, type RowBox, shiftOf } from './drag-order'
import { scrollAtEdge } from './scroll-at-edge'

interface Drag {
  rows: readonly HTMLElement[]
  boxes: readonly RowBox[]
  from: number
  /** Initial position of the pointer, from the top of the list. */
  startY: number
  pointerY: number
  to: number
  /** Removes the listeners of the drag. */
  release: () => void
}

/**
 * Reorders rows by dragging their grips, with mouse, pen or touch. Rows move by CSS transforms, so
 * React renders only when the row is dropped. Escape cancels.
 */
export function useDragOrder(onDrop: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const drag = useRef<Drag | null>(null)
  const [lifted, setLifted] = useState<number | null>(null)
  useEffect(() => () => drag.current?.release(), [])

  const topOfList = () => list.current?.getBoundingClientRect().top ?? 0

  function start(index: number, event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || !event.isPrimary || drag.current || !list.current) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const rows = [...list.current.children].filter((row) => row instanceof HTMLElement)
    const keys = new AbortController()
    const stopScrolling = scrollAtEdge(list.current, () => drag.current?.pointerY ?? null, place)
    // Handled before a surrounding panel, which must stay open.
    window.addEventListener('keydown', onKeyDown, { capture: true, signal: keys.signal })
    drag.current = {
      rows,
      boxes: rows.map(({ offsetTop, offsetHeight }) => ({ top: offsetTop, height: offsetHeight })),
      from: index,
      to: index,
      startY: event.clientY - topOfList(),
      pointerY: event.clientY,
      release() {
        keys.abort()
        stopScrolling()
      },
    }
    setLifted(index)
  }
  function move(event: PointerEvent<HTMLElement>) {
    if (drag.current === null) return
    drag.current.pointerY = event.clientY
    place()
  }
  /** Also called when the list scrolls under a resting pointer. */
  function place() {
    if (drag.current === null) return
    const { rows, boxes, from, startY, pointerY } = drag.current
    const by = pointerY - topOfList() - startY
    const to = landingPlace(boxes, from, by)
    drag.current.to = to
    rows.forEach((row, index) => {
      const shift = index === from ? by : shiftOf(boxes, index, from, to)
      row.style.transform = shift === 0 ? '' : `translateY(${shift}px)`
    })
  }
  function end() {
    const ended = drag.current
    drag.current = null
    if (ended === null) return null
    ended.release()
    for (const row of ended.rows) row.style.transform = ''
    setLifted(null)
    return ended
  }
  function drop() {
    const ended = end()
    if (ended && ended.to !== ended.from) onDrop(ended.from, ended.to)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    end()
  }
  const gripProps = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => start(index, event),
    onPointerMove: move,
    onPointerUp: drop,
    onPointerCancel: end,
    onLostPointerCapture: end,
  })
  return { list, lifted, gripProps }
}

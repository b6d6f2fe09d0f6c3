import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { BoardColumn, CardPlace } from './board-types'
import type { BoardLabels } from './labels'
import { neighbourOf } from './neighbour-of'

interface Options {
  columns: readonly BoardColumn[]
  canMove: (card: CardPlace, columnId: string) => boolean
  onMove: (card: CardPlace, columnId: string) => void
  labels: BoardLabels
}

/** Cards are moved by dragging with the mouse, or with Space and the arrow keys. */
export function useBoard({ columns, canMove, onMove, labels }: Options) {
  const root = useRef<HTMLElement>(null)
  const [lifted, setLifted] = useState<CardPlace | null>(null)
  const [target, setTarget] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const titleOf = (id: string) => columns.find((column) => column.id === id)?.title ?? ''
  const targetsOf = (card: CardPlace) =>
    columns.filter(({ id }) => id !== card.columnId && canMove(card, id))

  function release() {
    setLifted(null)
    setTarget(null)
  }
  function drop(card: CardPlace, name: string, columnId: string) {
    release()
    setAnnouncement(labels.dropped(name, titleOf(columnId)))
    onMove(card, columnId)
  }
  function pickUp(card: CardPlace, name: string) {
    const targets = targetsOf(card)
    if (targets.length === 0) return setAnnouncement(labels.cannotMove(name))
    setLifted(card)
    setTarget(null)
    setAnnouncement(labels.pickedUp(name, targets.map(({ title }) => title).join(', ')))
  }

  function moveTarget(card: CardPlace, name: string, step: 1 | -1) {
    const targets = targetsOf(card)
    const own = columns.findIndex(({ id }) => id === (target ?? card.columnId))
    const ahead = step === 1 ? targets : targets.toReversed()
    const next = ahead.find(({ id }) => {
      const at = columns.findIndex((column) => column.id === id)
      return step === 1 ? at > own : at < own
    })
    if (next === undefined) return
    setTarget(next.id)
    setAnnouncement(labels.over(name, next.title))
  }

  /** Keys while a card is picked up. */
  function onLiftedKey(card: CardPlace, name: string, key: string) {
    if (key === 'ArrowRight' || key === 'ArrowLeft')
      return moveTarget(card, name, key === 'ArrowRight' ? 1 : -1)
    if (key === ' ' && target !== null) return drop(card, name, target)
    if (key === ' ' || key === 'Escape') {
      release()
      setAnnouncement(labels.cancelled(name))
    }
  }
  function onCardKeyDown(card: CardPlace, name: string, event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { key, currentTarget } = event
    const isLifted = lifted?.cardId === card.cardId
    if (isLifted && ['ArrowRight', 'ArrowLeft', ' ', 'Escape'].includes(key)) {
      event.preventDefault()
      // The page does not act on the key too.
      event.stopPropagation()
      return onLiftedKey(card, name, key)
    }
    if (key === ' ') {
      event.preventDefault()
      return pickUp(card, name)
    }
    const neighbour = neighbourOf(root.current, currentTarget, key)
    if (neighbour === null) return
    event.preventDefault()
    neighbour.focus()
  }

  return {
    root,
    announcement,
    lifted,
    target,
    /** Whether the rules do not allow the moved card in a column. */
    isDropRefused: (columnId: string) =>
      lifted !== null && columnId !== lifted.columnId && !canMove(lifted, columnId),
    cardProps: (card: CardPlace, name: string) => ({
      draggable: targetsOf(card).length > 0,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => onCardKeyDown(card, name, event),
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.dataTransfer.setData('text/plain', name)
        event.dataTransfer.effectAllowed = 'move'
        setLifted(card)
      },
      onDragEnd: release,
    }),
    columnProps: (columnId: string) => ({
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (lifted === null || columnId === lifted.columnId || !canMove(lifted, columnId)) return
        event.preventDefault()
        if (target !== columnId) setTarget(columnId)
      },
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        const isInside =
          event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
        if (!isInside) setTarget((current) => (current === columnId ? null : current))
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        if (lifted === null) return
        event.preventDefault()
        drop(lifted, event.dataTransfer.getData('text/plain'), columnId)
      },
    }),
  }
}

export type BoardMoves = ReturnType<typeof useBoard>

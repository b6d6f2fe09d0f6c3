'use client'

import { useEffect, useState } from 'react'
import { scrollContainerOf } from '../../internal/scroll-container'
import type { JumpTarget } from './jump-target'

/** How far below the line where a jump ends a section still counts as reached, in pixels. */
const tolerance = 48

/**
 * `href` of the section in view: the one with the focus if its heading is in view, otherwise the
 * last one whose start has passed the top. Near the end of the page the last sections take turns,
 * although they cannot reach the top.
 */
export function useCurrentTarget(targets: readonly JumpTarget[]): string | undefined {
  const all = targets.map(({ href }) => href).join()
  const [current, setCurrent] = useState<string | undefined>(targets[0]?.href)
  useEffect(() => {
    const update = () => setCurrent((before) => findCurrent(all.split(',')) ?? before)
    update()
    const events = new AbortController()
    const options = { capture: true, passive: true, signal: events.signal }
    // Captured, because scrolling of a dialog does not bubble.
    for (const type of ['scroll', 'focusin', 'resize']) {
      window.addEventListener(type, update, options)
    }
    return () => events.abort()
  }, [all])
  return current
}

function findCurrent(hrefs: readonly string[]): string | undefined {
  const sections = hrefs
    .map((href) => document.getElementById(href.slice(1)))
    .filter((section) => section !== null)
  const [first] = sections
  if (first === undefined) return undefined
  const { top, bottom, left } = viewOf(first)
  const isInView = (section: Element) => {
    const start = section.getBoundingClientRect().top
    return start >= top - 1 && start < bottom
  }
  const focused = sections.findLast((section) => section.contains(document.activeElement))
  if (focused && isInView(focused)) return `#${focused.id}`
  const height = bottom - top
  const line = top + tolerance + Math.max(0, height - tolerance - left)
  const passed = sections.findLast((section) => section.getBoundingClientRect().top <= line)
  return `#${(passed ?? first).id}`
}

/** The visible part of the sections' scroll container, without what covers its top. */
function viewOf(section: Element) {
  const container = scrollContainerOf(section)
  const box = container.getBoundingClientRect()
  const isPage = container === document.documentElement
  const covered = pixels(getComputedStyle(container).scrollPaddingTop)
  const margin = pixels(getComputedStyle(section).scrollMarginTop)
  return {
    top: (isPage ? 0 : box.top) + covered + margin,
    bottom: isPage ? window.innerHeight : box.bottom,
    /** How far it can still scroll. */
    left: container.scrollHeight - container.clientHeight - container.scrollTop,
  }
}

const pixels = (length: string): number => Number.parseFloat(length) || 0

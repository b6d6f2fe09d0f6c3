import { isRightToLeft } from '../../internal/arrow-step'

/** Minimum distance from the edge of the window, in pixels. */
const margin = 8

/** Sets `data-align` and `data-side`, so that the panel opens where it fits. */
export function positionPanel(panel: HTMLElement | null): void {
  const anchor = panel?.parentElement?.getBoundingClientRect()
  if (!panel || anchor === undefined) return
  delete panel.dataset.align
  delete panel.dataset.side
  const { left, right, bottom, width, height } = panel.getBoundingClientRect()
  const isPastEdge = isRightToLeft(panel) ? left < 0 : right > window.innerWidth
  const fitsAtEnd = isRightToLeft(panel)
    ? anchor.left + width <= window.innerWidth
    : anchor.right - width >= 0
  if (isPastEdge && fitsAtEnd) panel.dataset.align = 'end'
  const isPastBottom = bottom > window.innerHeight - margin
  if (isPastBottom && anchor.top - height > margin) panel.dataset.side = 'top'
}

import { cdp } from 'vitest/browser'

/** Headless browsers start with the pointer in the corner, where it could hover over a story. */
export async function movePointerAway(): Promise<void> {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 })
}

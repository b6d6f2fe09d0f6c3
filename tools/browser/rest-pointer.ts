import { cdp } from 'vitest/browser'

/** A browser without windows has its pointer in the corner, where it would rest on the story. */
export async function restPointer(): Promise<void> {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 })
}

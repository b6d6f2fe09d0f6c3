import type { Globals } from 'storybook/internal/csf'
import { viewports } from '../toolbar'

/** The width set by a story, such as `390px`; undefined if it fits its container. */
export function widthOf({ viewport }: Globals): string | undefined {
  const chosen = Object.entries(viewports).find(([name]) => name === viewport?.value)
  return chosen?.[1].styles.width
}

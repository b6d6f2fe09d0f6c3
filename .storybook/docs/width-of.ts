import type { Globals } from 'storybook/internal/csf'
import { viewports } from '../toolbar'

/** The width that a story has chosen, such as `390px`; undefined where it fits its place. */
export function widthOf({ viewport }: Globals): string | undefined {
  const chosen = Object.entries(viewports).find(([name]) => name === viewport?.value)
  return chosen?.[1].styles.width
}

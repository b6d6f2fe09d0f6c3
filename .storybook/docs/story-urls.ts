import type { Globals } from '../root'
import { initialGlobals } from '../toolbar'

/** URL of a story alone, with the toolbar's settings. */
export const storyFrame = (id: string, globals: Globals) =>
  `./iframe.html?id=${id}&viewMode=story${chosen(globals)}`

/** URL of a story in Storybook, with the toolbar's settings. */
export const storyPage = (id: string, globals: Globals) => `./?path=/story/${id}${chosen(globals)}`

/** Settings that differ from the defaults, as a URL parameter. */
function chosen(globals: Globals): string {
  const choices = Object.entries(initialGlobals)
    .filter(([name, initial]) => globals[name] !== undefined && globals[name] !== initial)
    .map(([name]) => `${name}:${globals[name]}`)
  return choices.length === 0 ? '' : `&globals=${choices.join(';')}`
}

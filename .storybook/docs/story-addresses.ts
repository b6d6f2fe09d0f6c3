import type { Globals } from '../root'
import { initialGlobals } from '../toolbar'

/** A story alone, dressed as the toolbar says. */
export const storyFrame = (id: string, globals: Globals) =>
  `./iframe.html?id=${id}&viewMode=story${chosen(globals)}`

/** A story in Storybook, the toolbar as it is. */
export const storyPage = (id: string, globals: Globals) => `./?path=/story/${id}${chosen(globals)}`

/** What differs from the start, as Storybook writes it into addresses. */
function chosen(globals: Globals): string {
  const choices = Object.entries(initialGlobals)
    .filter(([name, initial]) => globals[name] !== undefined && globals[name] !== initial)
    .map(([name]) => `${name}:${globals[name]}`)
  return choices.length === 0 ? '' : `&globals=${choices.join(';')}`
}

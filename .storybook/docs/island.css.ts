import { style } from '@vanilla-extract/css'
import { vars } from '../../packages/ui/src/theme/contract.css'

const { color, size, lead, weight } = vars

/** What the story's own page says, said by an island on a docs page. */
export const island = style({
  // What is fixed to the window stays within its story.
  contain: 'layout',
  background: color.paper,
  color: color.ink,
  font: `${weight.regular} ${size[2]}/${lead[2]} ${vars.font.text}`,
})

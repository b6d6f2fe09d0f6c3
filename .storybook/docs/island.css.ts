import { style } from '@vanilla-extract/css'
import { vars } from '../../packages/ui/src/theme/contract.css'

const { color, size, lead, weight } = vars

/** Page styles for a story that is embedded in a docs page. */
export const island = style({
  // Fixed elements stay within their story.
  contain: 'layout',
  background: color.paper,
  color: color.ink,
  font: `${weight.regular} ${size[2]}/${lead[2]} ${vars.font.text}`,
})

import { vars } from '@edbazaar/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, space } = vars

/** Monospaced system fonts. */
export const mono =
  'ui-monospace, "SF Mono", "Cascadia Code", "Noto Sans Mono", Consolas, monospace'

export const figure = style({
  minWidth: 0,
  marginTop: space[4],
  border: vars.border.hairline,
  borderRadius: vars.radius[1],
  background: color.sunk,
})

export const caption = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[1]} ${space[2]} ${space[1]} ${space[4]}`,
  borderBottom: vars.border.hairline,
})

export const label = style({
  color: color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontWeight: vars.weight.medium,
})

export const copy = style({ flex: 'none' })

export const frame = style({
  margin: 0,
  overflowX: 'auto',
  padding: space[4],
  fontFamily: mono,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
  tabSize: 2,
  whiteSpace: 'pre',
})

export const tokens = styleVariants({
  plain: { color: color.ink },
  keyword: { color: color.act },
  attribute: { color: color.accentInk },
  string: { color: color.good },
  comment: { color: color.ink3 },
})

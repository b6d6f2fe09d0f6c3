import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] })

export const headActions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[4],
})

/** The list as wide as a table needs. */
const roomy = '(min-width: 760px)'
export const list = style({ containerType: 'inline-size' })

const columns = 'minmax(0, 1fr) 200px repeat(3, 60px) 44px'

/** Names of the columns, on wide screens. */
export const heads = style({
  display: 'none',
  '@container': {
    [roomy]: {
      display: 'grid',
      gridTemplateColumns: columns,
      columnGap: space[4],
      paddingBottom: space[2],
      borderBottom: `1px solid ${color.line2}`,
      color: color.ink3,
      fontSize: vars.size[1],
      lineHeight: vars.lead[1],
    },
  },
})
export const figureHead = style({ textAlign: 'end' })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 44px',
  gridTemplateAreas: '"what menu" "status status" "figures figures"',
  gap: `${space[2]} ${space[4]}`,
  alignItems: 'start',
  paddingBlock: space[4],
  borderBottom: vars.border.hairline,
  '@container': {
    [roomy]: {
      gridTemplateColumns: columns,
      gridTemplateAreas: '"what status views starts applications menu"',
    },
  },
})

export const what = style({ gridArea: 'what', minWidth: 0 })
export const title = style({
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  overflowWrap: 'anywhere',
})
export const quiet = style({ color: color.ink3, overflowWrap: 'anywhere', textWrap: 'pretty' })
export const pay = style({ fontVariantNumeric: 'tabular-nums', color: color.ink2 })

export const status = style({ gridArea: 'status', display: 'grid', gap: 2, minWidth: 0 })
export const reason = style({
  color: color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  overflowWrap: 'anywhere',
})

export const figures = style({
  gridArea: 'figures',
  display: 'flex',
  gap: space[5],
  '@container': { [roomy]: { display: 'contents' } },
})
export const figure = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[1],
  '@container': { [roomy]: { justifyContent: 'end', paddingTop: 2 } },
})
export const figureName = style({
  order: 1,
  color: color.ink3,
  fontSize: vars.size[1],
  '@container': {
    [roomy]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
export const figureValue = style({
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})

export const menu = style({ gridArea: 'menu' })
export const menuButton = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginTop: -8,
  borderRadius: vars.radius[1],
  selectors: { '&:hover': { background: color.sunk } },
})

export const form = style({ display: 'grid', gap: space[4] })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
})

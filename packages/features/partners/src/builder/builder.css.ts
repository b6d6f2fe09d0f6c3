import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { mono } from '../code.css'

const { color, space } = vars

export const section = style({ paddingTop: space[7] })

export const columns = style({
  display: 'grid',
  gap: space[6],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: '48px',
      alignItems: 'start',
    },
  },
})

export const form = style({ display: 'grid', gap: space[6] })

export const group = style({ minWidth: 0 })

export const legend = style({
  width: '100%',
  marginBottom: space[3],
  padding: `0 0 ${space[2]}`,
  borderBottom: vars.border.hairline,
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  fontStretch: vars.stretch.narrow,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.005em',
})

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
})

export const fullWidth = style({ gridColumn: '1 / -1' })

export const colorChoice = style({ display: 'grid', alignContent: 'start' })

export const outcome = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minWidth: 0,
  '@media': { [media.wide]: { position: 'sticky', top: space[5] } },
})

export const partTitle = style({ fontSize: vars.size[3], lineHeight: vars.lead[3] })

export const text = style({ color: color.ink2 })

/** Area around the search box: the system background in the chosen theme, otherwise the page's. */
export const preview = style({
  minHeight: '176px',
  marginTop: space[3],
  padding: space[4],
  border: `1px dashed ${color.line2}`,
  borderRadius: vars.radius[1],
  background: color.surface,
  selectors: {
    '&[data-widget-theme="light"]': { colorScheme: 'light', background: 'Canvas' },
    '&[data-widget-theme="dark"]': { colorScheme: 'dark', background: 'Canvas' },
    '&[data-widget-theme="auto"]': { colorScheme: 'light dark', background: 'Canvas' },
  },
  '@media': { [media.middle]: { padding: space[6] } },
})

export const event = style({
  marginTop: space[2],
  minHeight: vars.lead[2],
  color: color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
  overflowWrap: 'anywhere',
})

export const eventName = style({ fontWeight: vars.weight.medium, color: color.ink })

export const code = style({ fontFamily: mono })

export const hint = style({
  marginTop: space[2],
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})

export const picker = style({ padding: space[1], cursor: 'pointer' })

globalStyle(`${picker}::-webkit-color-swatch`, { border: 0, borderRadius: vars.radius[1] })
globalStyle(`${picker}::-webkit-color-swatch-wrapper`, { padding: 0 })

export const resetColor = style({ justifySelf: 'start' })

import { createContainer, createVar, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, space } = vars

const container = createContainer()
const columns = createVar()
const question = 'minmax(0, 1fr) minmax(132px, 168px) 92px minmax(128px, 152px)'
const asRow = `${container} (min-width: 680px)`

const root = style({ containerName: container, containerType: 'inline-size' })
export const list = style([root, { vars: { [columns]: question } }])
/** Adds the width of the buttons, by their number per row. */
export const listWithActions = {
  one: style([root, { vars: { [columns]: `${question} 56px` } }]),
  two: style([root, { vars: { [columns]: `${question} 116px` } }]),
}

export const heads = style({
  display: 'none',
  '@container': {
    [asRow]: {
      display: 'grid',
      gridTemplateColumns: columns,
      columnGap: space[5],
      alignItems: 'center',
      minHeight: 40,
      borderBottom: vars.border.hairline,
      color: color.ink3,
      fontSize: vars.size[1],
      fontStretch: vars.stretch.narrow,
    },
  },
})

export const headRight = style({ textAlign: 'end' })

export const headActions = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 56,
  gap: space[1],
  textAlign: 'center',
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})

export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[3]} ${space[2]}`,
  paddingBlock: space[4],
  borderBottom: vars.border.hairline,
  '@container': {
    [asRow]: {
      gridTemplateColumns: columns,
      columnGap: space[5],
      alignItems: 'baseline',
      selectors: { '&:hover': { background: color.sunk } },
    },
  },
})

export const title = style({
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  fontStretch: vars.stretch.name,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
})

/** The whole row is the link. */
export const link = style({
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { color: color.act },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.act}`, outlineOffset: -3 },
  },
})

export const school = style({ color: color.ink2, overflowWrap: 'anywhere' })

export const facts = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, .8fr) minmax(0, 1fr)',
  '@container': { [asRow]: { display: 'contents' } },
})

export const fact = style({
  minWidth: 0,
  paddingInlineStart: space[2],
  borderInlineStart: vars.border.hairline,
  fontStretch: '92%',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:first-child': { paddingInlineStart: 0, border: 0 } },
  '@container': { [asRow]: { padding: 0, border: 0, fontStretch: '100%' } },
})

/** The whole row is a link; the buttons are above it in the stacking order. */
export const actions = style({
  position: 'relative',
  zIndex: 1,
  gridArea: '1 / 2',
  display: 'flex',
  alignSelf: 'start',
  gap: space[1],
  color: color.ink2,
  '@container': { [asRow]: { gridArea: 'auto', alignSelf: 'center', justifyContent: 'center' } },
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})

export const below = style({ position: 'relative', zIndex: 1, gridColumn: '1 / -1', minWidth: 0 })

export const pay = style([fact, { '@container': { [asRow]: { textAlign: 'end' } } }])

globalStyle(`${fact} > dt`, {
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontStretch: vars.stretch.lead,
  '@container': {
    [asRow]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

globalStyle(`${fact} > dd`, { fontWeight: vars.weight.medium })

/** A note under the last day, such as "4 days left". */
export const note = style({
  display: 'block',
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontWeight: vars.weight.regular,
})

export const bar = style({
  display: 'block',
  width: '70%',
  height: 12,
  marginBlock: 6,
  borderRadius: 2,
  background: color.line,
})

export const shortBar = style([bar, { width: '45%' }])

import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, space } = vars
/** A container query, because a panel on a desktop can be as narrow as a phone. */
const container = 'eb-media-list'
const wide = `${container} (min-width: 480px)`

export const root = style({
  position: 'relative',
  containerType: 'inline-size',
  containerName: container,
  display: 'grid',
  gap: space[3],
  minWidth: 0,
})

export const frame = style({
  position: 'relative',
  border: vars.border.hairline,
  borderRadius: vars.radius[1],
  background: color.paper,
  selectors: { '&[data-dropping]': { borderColor: color.act } },
})

/** Shown while files are dragged over the list. */
export const dropPlace = style({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  padding: space[3],
  border: `2px dashed ${color.act}`,
  borderRadius: vars.radius[1],
  background: color.actSoft,
  color: color.act,
  fontWeight: vars.weight.medium,
  pointerEvents: 'none',
})

export const empty = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 96,
  padding: space[4],
  color: color.ink3,
  textAlign: 'center',
})

/** Rows whose positions decide where the dragged row is dropped. */
export const list = style({ position: 'relative' })

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '36px 72px minmax(0, 1fr)',
  columnGap: space[2],
  alignItems: 'center',
  padding: `${space[2]} ${space[2]} ${space[1]} 0`,
  selectors: {
    '& + &::before': {
      content: '',
      position: 'absolute',
      inset: '0 0 auto',
      borderTop: vars.border.hairline,
    },
    '&[data-lifted]': {
      zIndex: 1,
      borderRadius: vars.radius[1],
      outline: `1px solid ${color.act}`,
      background: color.surface,
      boxShadow: vars.shadow.lift,
    },
    '&[data-lifted]::before': { display: 'none' },
    // Other rows move with a transition; the dragged row follows the pointer without one.
    ':has(> [data-lifted]) > &:not([data-lifted])': {
      transition: `transform ${vars.motion.calm} ${vars.motion.ease}`,
    },
  },
  '@container': {
    [wide]: {
      gridTemplateColumns: '36px 84px minmax(0, 1fr) auto',
      columnGap: space[3],
      paddingBlock: space[2],
    },
  },
})

export const grip = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  minHeight: 56,
  color: color.ink3,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  ':hover': { color: color.act },
  ':active': { cursor: 'grabbing' },
  selectors: { '&:empty': { cursor: 'default' } },
})

export const preview = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  aspectRatio: '3 / 2',
  minHeight: vars.touch,
  padding: 0,
  overflow: 'hidden',
  border: 0,
  borderRadius: vars.radius[1],
  background: color.sunk,
  cursor: 'zoom-in',
})

export const thumbnail = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: vars.image.dim,
  pointerEvents: 'none',
})

export const video = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: 32,
  height: 32,
  display: 'grid',
  placeItems: 'center',
  paddingInlineStart: 2,
  borderRadius: '50%',
  background: color.surface,
  color: color.ink,
})

export const about = style({ display: 'grid', gap: space[1], minWidth: 0 })

export const name = style({
  overflow: 'hidden',
  fontWeight: vars.weight.medium,
  lineHeight: vars.lead[2],
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const details = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: 20,
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontVariantNumeric: 'tabular-nums',
})

/** Below the preview, as wide as the row allows. */
export const caption = style({ gridColumn: '2 / -1', marginBlock: `${space[2]} ${space[1]}` })

export const moves = style({
  gridColumn: '2 / -1',
  display: 'flex',
  justifyContent: 'flex-end',
  marginTop: -8,
  '@container': { [wide]: { gridColumn: 'auto', marginTop: 0 } },
})

/** Fainter than other buttons, because it does nothing at an end of the list. */
export const step = style({ selectors: { '&[aria-disabled="true"]': { opacity: 0.3 } } })

export const bin = style({ color: color.bad })

export const uploads = style({
  selectors: { '&:not(:last-child)': { borderBottom: vars.border.hairline } },
})

export const upload = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: `${space[1]} ${space[2]}`,
  alignItems: 'center',
  padding: `${space[2]} ${space[2]} ${space[2]} 44px`,
  selectors: { '& + &': { borderTop: vars.border.hairline } },
  '@container': {
    [wide]: {
      gridTemplateColumns: '84px minmax(0, 1fr) auto',
      columnGap: space[3],
      paddingInlineStart: 48,
    },
  },
})

/** Reserves the space of the preview. */
export const well = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '3 / 2',
  borderRadius: vars.radius[1],
  background: color.sunk,
  color: color.ink3,
  selectors: {
    '[data-phase="failed"] > &': { background: color.badSoft, color: color.bad },
  },
})

export const reason = style({
  color: color.bad,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
})

export const uploadActions = style({
  gridColumn: '2 / -1',
  display: 'flex',
  gap: space[2],
  '@container': { [wide]: { gridColumn: 'auto' } },
})

export const footer = style({ display: 'grid', justifyItems: 'start', gap: space[2] })
export const hint = style({
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})
export const error = style([hint, { color: color.bad, fontWeight: vars.weight.medium }])

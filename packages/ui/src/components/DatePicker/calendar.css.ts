import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, space } = vars

export const panel = style({
  position: 'absolute',
  inset: 'calc(100% + 6px) auto auto 0',
  zIndex: 8,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  width: 'max-content',
  maxWidth: `calc(100vw - 2 * ${vars.page.gutter})`,
  margin: 0,
  padding: space[3],
  border: vars.border.hairline,
  borderRadius: vars.radius[2],
  background: color.surface,
  color: color.ink,
  boxShadow: vars.shadow.lift,
  selectors: {
    '&:dir(rtl)': { inset: 'calc(100% + 6px) 0 auto auto' },
    '&[data-align="end"]': { inset: 'calc(100% + 6px) 0 auto auto' },
    '&[data-align="end"]:dir(rtl)': { inset: 'calc(100% + 6px) auto auto 0' },
    '&[data-side="top"]': { top: 'auto', bottom: 'calc(100% + 6px)' },
    '&:focus': { outline: 'none' },
  },
  '@media': {
    // Full width, for larger touch targets.
    '(max-width: 479px)': { width: '100%', minWidth: 304 },
    '(max-width: 767px)': { flexDirection: 'column', flexWrap: 'nowrap' },
    print: { display: 'none' },
  },
})

const root = style({ flex: 1, minWidth: 0 })

const months = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[5]}`,
})
// Two months wrap if the window becomes narrow.
const month = style({ flex: '1 1 280px', minWidth: 0 })

const caption = style({ display: 'grid', placeItems: 'center', height: vars.touch })

/* Places the arrows at both ends of the caption row. */
const nav = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  display: 'flex',
  justifyContent: 'space-between',
  pointerEvents: 'none',
})

const arrow = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.touch,
  height: vars.touch,
  padding: 0,
  border: 0,
  borderRadius: vars.radius[1],
  background: 'none',
  color: color.act,
  cursor: 'pointer',
  pointerEvents: 'auto',
  ':hover': { background: color.actSoft },
  selectors: {
    '&[aria-disabled="true"]': { color: color.ink3, opacity: 0.5, cursor: 'default' },
    '&[aria-disabled="true"]:hover': { background: 'none' },
  },
})

const dropdowns = style({ display: 'flex', gap: space[1], fontWeight: vars.weight.bold })

const dropdownRoot = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  paddingInline: space[1],
  borderRadius: vars.radius[1],
  selectors: {
    '&:hover': { background: color.actSoft },
    '&:has(:focus-visible)': { outline: `3px solid ${color.act}` },
  },
})

/* The native select covers its label. */
const dropdown = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '100%',
  appearance: 'none',
  border: 0,
  opacity: 0,
  cursor: 'pointer',
})
globalStyle(`${dropdown} option`, { background: color.surface, color: color.ink })

const captionLabel = style({ display: 'inline-flex', alignItems: 'center', gap: 2 })
const chevron = style({})

const weekday = style({
  height: 28,
  padding: 0,
  color: color.ink3,
  fontSize: vars.size[1],
  fontWeight: vars.weight.regular,
  textAlign: 'center',
})

const day = style({ padding: '1px 0', textAlign: 'center' })

const dayButton = style({
  minWidth: 40,
  width: '100%',
  height: 40,
  padding: 0,
  border: 0,
  borderRadius: vars.radius[1],
  backgroundColor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  ':hover': { backgroundColor: color.actSoft },
  selectors: {
    '&:focus-visible': { position: 'relative', zIndex: 1 },
    // Today is underlined, selected or not.
    '[data-today] > &': {
      backgroundImage: `linear-gradient(${color.accent}, ${color.accent})`,
      backgroundPosition: 'bottom 4px center',
      backgroundSize: '20px 3px',
      backgroundRepeat: 'no-repeat',
      fontWeight: vars.weight.bold,
    },
    '[data-selected] > &': { backgroundColor: color.act, color: color.onAct },
    '[data-selected] > &:hover': { backgroundColor: color.actStrong },
    '[data-disabled] > &, [data-disabled] > &:hover': {
      backgroundColor: 'transparent',
      color: color.ink3,
      textDecoration: 'line-through',
      cursor: 'default',
    },
  },
})

const rangeMiddle = style({
  selectors: { '&:not([data-outside])': { background: color.actSoft } },
})
globalStyle(`${rangeMiddle} > ${dayButton}`, { backgroundColor: 'transparent', color: color.ink })
globalStyle(`${rangeMiddle} > ${dayButton}:hover`, { backgroundColor: color.line })

/** Class names for react-day-picker. */
export const classNames = {
  root,
  months,
  month,
  nav,
  button_previous: arrow,
  button_next: arrow,
  month_caption: caption,
  dropdowns,
  dropdown_root: dropdownRoot,
  dropdown,
  caption_label: captionLabel,
  chevron,
  weekday,
  day,
  day_button: dayButton,
  range_middle: rangeMiddle,
}

export const footer = style({
  display: 'block',
  paddingTop: space[2],
  color: color.ink2,
  fontSize: vars.size[1],
  textAlign: 'center',
})

export const presets = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  '@media': {
    '(min-width: 768px)': {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      paddingInlineEnd: space[3],
      borderInlineEnd: vars.border.hairline,
    },
  },
})

export const preset = style({
  justifyContent: 'start',
  fontWeight: vars.weight.regular,
})

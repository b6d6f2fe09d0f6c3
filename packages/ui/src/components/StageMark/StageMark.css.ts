import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color } = vars

const share = (percent: number) =>
  `conic-gradient(${color.act} ${percent}%, transparent 0) content-box`

const line = { content: '', position: 'absolute', insetInlineStart: 2, width: 7 } as const

export const stage = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  whiteSpace: 'nowrap',
})

/** The shape carries the meaning and colour repeats it. */
export const mark = style({
  position: 'relative',
  flex: 'none',
  width: 14,
  height: 14,
  padding: 2,
  border: `1.5px solid ${color.act}`,
  borderRadius: '50%',
  boxSizing: 'border-box',
  selectors: {
    '&[data-mark="begun"]': { borderStyle: 'dotted', borderWidth: 2 },
    '&[data-mark="quarter"]': { background: share(25) },
    '&[data-mark="half"]': { background: share(50) },
    '&[data-mark="most"]': { background: share(75) },
    '&[data-mark="done"]': { borderColor: color.good, background: color.good },
    '&[data-mark="done"]::after': {
      content: '',
      position: 'absolute',
      left: 2,
      top: 2,
      width: 7,
      height: 4,
      boxSizing: 'border-box',
      borderStyle: 'solid',
      borderColor: color.paper,
      borderWidth: '0 0 1.5px 1.5px',
      transform: 'rotate(-45deg)',
    },
    '&:is([data-mark="over"], [data-mark="nil"])': { borderColor: color.ink3 },
    '&:is([data-mark="over"], [data-mark="nil"])::after': {
      ...line,
      top: 4.75,
      height: 1.5,
      background: color.ink3,
    },
    '&[data-mark="nil"]::before': {
      ...line,
      top: 4.75,
      height: 1.5,
      background: color.ink3,
      transform: 'rotate(-45deg)',
    },
    '&[data-mark="nil"]::after': { transform: 'rotate(45deg)' },
  },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
})

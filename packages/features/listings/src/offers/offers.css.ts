import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'
import { title } from '../school/school.css'

export {
  good,
  line,
  mark,
  name,
  section,
  textLink,
  title,
  untold,
} from '../school/school.css'

/** A batch: name, days, hours, dates, seats. */
export const batch = style({
  display: 'grid',
  gap: `2px ${vars.space[4]}`,
  padding: `${vars.space[3]} 0`,
  borderBottom: vars.border.hairline,
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.middle]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 2fr) 112px minmax(0, 2fr) 96px',
      alignItems: 'center',
      minHeight: '48px',
    },
  },
})

/** A title with no way back above it. */
export const firstTitle = style([title, { paddingTop: vars.space[5] }])

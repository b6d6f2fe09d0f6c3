import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

/** A batch: name and age, days and times, dates and price, seats; four lines on a phone. */
export const batch = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `2px ${vars.space[4]}`,
  padding: `${vars.space[3]} 0`,
  borderBottom: vars.border.hairline,
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.middle]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 6fr) 132px auto',
      alignItems: 'center',
      minHeight: '48px',
    },
  },
})

/** Two facts beside each other on a phone, one under the other otherwise. */
export const batchPart = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  '@media': { [media.middle]: { flexDirection: 'column' } },
})

export const batchName = style({ color: vars.color.ink })

/** Beside the days and dates on a phone, after the seats otherwise. */
export const batchEnquire = style({
  gridArea: '2 / 2 / span 3',
  alignSelf: 'end',
  justifySelf: 'end',
  marginTop: vars.space[2],
  '@media': { [media.middle]: { gridArea: 'auto / 5', alignSelf: 'center', marginTop: 0 } },
})

export const batchSeats = style({
  gridArea: '1 / 2',
  justifySelf: 'end',
  '@media': { [media.middle]: { gridArea: 'auto', justifySelf: 'auto' } },
})

/** The way from the price to the batches. */
export const choose = style({ display: 'grid', marginTop: vars.space[4] })

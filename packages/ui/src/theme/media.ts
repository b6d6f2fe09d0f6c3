/** Media queries of the three layouts: a phone is whatever none of them matches. */
export const media = {
  /** 768 px and up: two columns fit. */
  middle: '(min-width: 768px)',
  /** 1024 px and up: the desktop layout, with menu and side columns. */
  wide: '(min-width: 1024px)',
  /** Below 1024 px: the phone's bars and sheets are in use. */
  narrow: '(max-width: 1023px)',
  /** Below 1280 px: the masthead is full, and icons go without their words. */
  snug: '(max-width: 1279px)',
  /** A finger: what is typed stands in 17 px, as an iPhone zooms into every field below 16. */
  touch: '(pointer: coarse)',
} as const

/** Media queries of the layouts. A phone matches none of the first two. */
export const media = {
  /** 768 px and up: two columns fit. */
  middle: '(min-width: 768px)',
  /** 1024 px and up: the desktop layout, with menu and side columns. */
  wide: '(min-width: 1024px)',
  /** Below 1024 px: the phone's bars and sheets are in use. */
  narrow: '(max-width: 1023px)',
  /** Below 1280 px: the header has no space for icon labels. */
  snug: '(max-width: 1279px)',
  /** Touch: input text is 17 px, because iPhones zoom into fields below 16 px. */
  touch: '(pointer: coarse)',
} as const

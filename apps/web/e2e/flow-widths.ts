/** Phone and desktop: every-page.spec.ts opens each page at both. */
const heights = { 390: 844, 1280: 800 } as const
export type FlowWidth = keyof typeof heights

/** The width at which a flow is tested; both in a full run. */
export const flowWidths = (width: FlowWidth): FlowWidth[] =>
  process.env.FULL_TESTS === 'true' ? [390, 1280] : [width]

/** The window in which a flow is tested; both in a full run. */
export const flowViewports = (width: FlowWidth) =>
  flowWidths(width).map((each) => ({ width: each, height: heights[each] }))
